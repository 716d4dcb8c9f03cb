import pLimit from "p-limit";
import { type Fields, fieldsInside } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import type { ContractCall } from "../../lib/backend/contract.ts";
import { clean } from "../../lib/backend/fields.ts";
import { htmlTexts } from "../../lib/backend/html-texts.ts";
import { fileAddress, filePath, hasCredentials, maxQueryLength } from "../../lib/backend/media-base.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { lostContent } from "../../lib/rich-text/lost-content.ts";
import { recordAt } from "../../lib/site/kind-pages.ts";
import type { BackendClient } from "./client.ts";
import type { ReportRow } from "./report.ts";

export type Source = { record: RawRecord; place: string; call: ContractCall };
const detailPath = /(?<=["'])\/[a-z-]+\/details\/[^"'\\/?#]+/g;
/** A heading, bold text, two items or a link. */
const markdown =
  /^ {0,3}#{1,6} +\S|(?<![\w*])(\*\*|__)(?=\S)[^*_\n]{0,500}[^\s*_]\1|^[-*] +\S.*\n{1,2}[-*] +\S|^1[.)] +\S.*\n{1,2}2[.)] +\S|\[[^[\]\n]{1,500}\]\([^\s()]{1,2000}\)/m;
const asMarkdown = "the site shows what looks like Markdown as it is: send HTML";
const dataUrl = "a data URL, which belongs into a file of its own";

/** Which files the site shows, and the host of the others. */
export function hostsOf({ media }: BackendClient, imageHosts: string[]) {
  const hostOf = (src: string) =>
    src.startsWith("data:") ? dataUrl : (URL.parse(src, media.backendUrl)?.host ?? src);
  return {
    hostOf,
    isShown: (src: string) => filePath(src, media) !== null || imageHosts.includes(hostOf(src)),
  };
}
type Hosts = ReturnType<typeof hostsOf>;

/** Reports what pages do not show of texts, and links to missing records. @returns files, each with its place */
export function checkTexts(row: ReportRow, sources: Source[], hosts: Hosts, lists: Map<string, RawRecord[]>) {
  const [files, seen] = [new Map<unknown, string>(), new Set<string>()];
  const add = (src: unknown, at: string) => files.set(src, files.get(src) ?? at);
  row.records = sources.length;
  for (const { record, place, call } of sources) {
    const { image, images, site_logo, pdf_file, seo } = record;
    const fields = { image, images, site_logo, pdf_file, "seo.image": Object(seo).image };
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) add(Object(one).image ?? one, `${place}, field ${name}`);
    for (const [field, text] of htmlTexts(kindNamed(call.kind)?.fields ?? {}, record)) {
      const at = `${place}, field ${field}`;
      const { lost, leftOut, images } = lostContent(text, hosts);
      for (const src of images) add(src, at);
      // The list and the call for one record have the same text.
      if (seen.size === seen.add(JSON.stringify([call.kind, record.id, field, text])).size) continue;
      if (lost) row.deviations.push(`the page does not show ${lost}`, at, at);
      if (!/<\/?[a-z][^<>]*>/i.test(text) && markdown.test(text)) row.notes.push(asMarkdown, at);
      if (leftOut) row.notes.push(`left out: ${leftOut}`, at, at);
    }
    for (const path of new Set(JSON.stringify(record).match(detailPath))) {
      const { kind = "", id = "" } = recordAt(path) ?? {};
      const isIts = (one: RawRecord) => String(one.id) === id && clean(one.title as string) !== "";
      const missing = `a link to ${path}: the record is missing, or has no title`;
      if (lists.get(kind)?.some(isIts) === false) row.deviations.push(missing, place, path);
    }
    for (const [field, kind, id] of referencesOf(kindNamed(call.kind)?.fields ?? {}, record)) {
      const key = JSON.stringify([call.kind, record.id, field, kind, id]);
      const isThere = lists.get(kind)?.some((one) => String(one.id) === id) ?? true;
      if (isThere || seen.size === seen.add(key).size) continue;
      row.deviations.push(`no record "${id}" is in ${kind}`, `${place}, field ${field}`, key);
    }
  }
  return Array.from(files).filter(
    (one): one is [string, string] => typeof one[0] === "string" && one[0] !== "",
  );
}

/** The records that the fields of a record choose. @returns path of the field, kind and id of each */
function referencesOf(
  fields: Fields,
  record: unknown,
  prefix = "",
): [field: string, kind: string, id: string][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const values = [Object(record)[name] ?? []].flat();
    if ("kind" in field)
      return values.map((value) => [prefix + name, field.kind, String(Object(value).id ?? value)]);
    return values.flatMap((value, index) =>
      fieldsInside(field).flatMap((inner) => referencesOf(inner, value, `${prefix}${name}.${index + 1}.`)),
    );
  });
}

/** Requests each image and document once. */
export async function checkFiles(
  client: BackendClient,
  row: ReportRow,
  files: [string, string][],
  hosts: Hosts,
) {
  row.records = files.length;
  const check = ([src, place]: [string, string]) =>
    faultOf(client, src, place.endsWith("pdf_file"), hosts).catch((error: Error) => `found ${error.message}`);
  const faults = await pLimit(4).map(files, check);
  // The field makes no difference.
  for (const [index, fault] of faults.entries())
    if (fault) row.deviations.push(fault, files[index]?.[1], fault.replace(/http[^\s;]+/, ""));
}

/** Why the site cannot show a file, with the remedy; "" for one that it shows. */
async function faultOf(
  client: BackendClient,
  src: string,
  isDocument: boolean,
  hosts: Hosts,
): Promise<string> {
  const { length = 0 } = URL.parse(src, client.media.backendUrl)?.search ?? "";
  if (length > maxQueryLength)
    return `expected a query of at most ${maxQueryLength} characters, found ${length}`;
  if (!hosts.isShown(src)) return `the site does not show an image or document of ${hosts.hostOf(src)}`;
  const { backendUrl, mediaUrl } = client.media;
  const path = filePath(src, client.media);
  const url = path ? fileAddress(path, client.media) : new URL(src);
  const { status, type = "no such bytes" } = await client.readMedia(url);
  const isRight = isDocument ? type === "application/pdf" : type.startsWith("image/");
  if (status === 200)
    return isRight ? "" : `expected ${isDocument ? "a PDF" : "an image"}, found ${type} at ${url}`;
  const start = `expected status 200, found ${status} at ${url}`;
  const how = hasCredentials(url, client.media)
    ? "although the site sends its password"
    : "without a password";
  const remedy = "let everybody read them, or accept Basic auth there (docs/your-backend.md)";
  if ([401, 403].includes(status)) return `${start}; the files are closed, ${how}: ${remedy}`;
  const base = new URL(`${backendUrl}/`);
  if (mediaUrl || base.pathname === "/" || !url.href.startsWith(base.href)) return start;
  const atRoot = await client.readMedia(new URL(url.href.slice(base.href.length), base.origin));
  return atRoot.status === 200
    ? `${start}; it is at the root of the host: set MEDIA_URL=${base.origin}`
    : start;
}
