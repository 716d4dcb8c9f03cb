/** Rules for what the site can show, by its own readers and in the words of the form. */
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { type Fields, fieldsInside } from "../../content/fields.ts";
import { readMapLink } from "../../lib/media/map.ts";
import { mailLink } from "../../lib/site/contact-links.ts";
import { fixedPaths } from "../../lib/site/fixed-paths.ts";
import { composedHref, maxPageSlug, pageSlug } from "../../lib/site/page-slug.ts";
import { findPhoneNumber } from "../../lib/site/phone-number.ts";
import { maxPageWeight, pageWeight } from "../content/page-weight.ts";
import { type Doc, fieldsOf, titleKey } from "./documents.ts";
import { formName, toValues } from "./fields.ts";
import { bannerNames, deadLinks, pageFinder } from "./pages.ts";
import { redirectIssue } from "./redirect-rules.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";
import { linksOf, partsOf } from "./uses.ts";

/** `path` and `label` of the field in the form. */
export type Issue = { path: string; label: string; message: string };

type Path = readonly PropertyKey[];
type Rule = (value: string) => string | undefined;

const phone: Rule = (text) =>
  findPhoneNumber(text)
    ? undefined
    : "There is no telephone number in it. Write one such as +91 2712 223344.";
const mail: Rule = (text) =>
  mailLink(text) ? undefined : "There is no mail address in it. Write one such as sales@example.com.";
const map: Rule = (text) =>
  readMapLink(text, null)
    ? undefined
    : "It is neither an address that begins with https:// nor the code that embeds a map.";
const link: Rule = (text) =>
  /^(?:\/(?![/\\])|https?:\/\/\S)/.test(text)
    ? undefined
    : "Write a path such as /references, or an address that begins with https://.";

/** Texts out of which the site reads something, by kind and field. */
const rules: Record<string, Record<string, Rule>> = {
  settings: {
    phone,
    whatsapp_number: phone,
    service_phone: phone,
    service_whatsapp: phone,
    official_email: mail,
    sales_email: mail,
    careers_email: mail,
    press_email: mail,
    map_link: map,
  },
  figures: { href: link },
};

/** Fields with which the site could not show a document. References count as valid: they have fields of their own. */
export function findIssues(
  payload: Payload,
  { published, drafts }: Snapshots,
  kind: string,
  doc: Doc,
): Issue[] {
  const fields = fieldsOf(kind);
  const issueAt = (path: Path, message: (label: string) => string): Issue => {
    const field = fieldAt(fields, path);
    return { ...field, message: message(field.label) };
  };
  const broken = schemaIssues(kind, recordOf(fields, doc), issueAt);
  if (broken.length > 0) return broken;
  const read = Object.entries(rules[kind] ?? {}).flatMap(([name, rule]) => {
    const text = String(doc[name] ?? "").trim();
    const message = text && rule(text);
    return message ? issueAt([name], (label) => `“${label}” cannot be used. ${message}`) : [];
  });
  if (kind === "pages") {
    const message = addressFault(doc, [...drafts.docs(kind), ...published.docs(kind)]);
    if (message) return [{ path: "key", label: "Address", message }];
    const share = Math.round((100 * pageWeight(doc)) / maxPageWeight);
    const heavy = `The page has ${share} % of what a page may weigh on a phone. Shorten it, or move a part to a page of its own.`;
    if (share > 100) return [issueAt(["blocks"], () => heavy)];
  }
  for (const field of ["blocks", "menu_links", "footer_columns"]) {
    const link = deadLink(published, recordOf(fields, doc)[field], composedHref(String(doc.key ?? "")));
    const dead = `A link leads to ${link}, which is not on the site. Publish that page first.`;
    if (link) return [issueAt([field], () => dead)];
  }
  if (kind === "redirects") {
    const issue = redirectIssue(doc, published.docs(kind), pageFinder(published));
    return issue ? [issueAt([issue.field], () => issue.message)] : [];
  }
  if (
    kind === "banners" &&
    !bannerNames(payload, drafts).some(({ value }) => titleKey(value) === titleKey(doc.name))
  )
    return [issueAt(["name"], () => "The site has no such page. Choose one of the list.")];
  return read;
}

/**
 * The first link of buttons, of the menu or of the footer that leads nowhere. Links in texts are only reported: pages may link to
 * each other.
 */
function deadLink(published: Snapshot, value: unknown, own: string): string | undefined {
  const buttons = partsOf(value).filter((part) => typeof part === "object");
  const links = buttons.flatMap(linksOf).filter((link) => link !== own);
  return links.length > 0 ? links.find(deadLinks(published)) : undefined;
}

/** @param pages also those that are published: one of both snapshots may be a moment behind */
function addressFault({ id, key }: Doc, pages: Doc[]): string | undefined {
  const slug = String(key ?? "").trim();
  if (!pageSlug.test(slug) || slug.length > maxPageSlug)
    return `“Address” takes small letters, digits and hyphens, at most ${maxPageSlug} of them, such as hannover-2027.`;
  const path = composedHref(slug);
  if (fixedPaths.includes(path)) return `The site has a page at ${path} already. Choose another address.`;
  if (pages.some((other) => other.id !== id && other.key === slug))
    return `Another page has the address ${path}.`;
  return undefined;
}

function recordOf(fields: Fields, doc: Doc): Record<string, unknown> {
  const references = {
    file: (id: unknown) => (id ? "/media/file" : undefined),
    altText: () => undefined,
    record: (_: string, id: unknown) => String(id),
  };
  return { ...(doc.extra as object | null), ...toValues(fields, doc, references) };
}

/**
 * Reads a record as the site does.
 * @param issueAt of the field at a path of the record
 */
export function schemaIssues(
  kindName: string,
  record: Record<string, unknown>,
  issueAt: (path: Path, message: (label: string) => string) => Issue,
): Issue[] {
  const { schema } = kinds.find(({ name }) => name === kindName) ?? {};
  const parsed = schema?.safeParse({ ...record, id: "1", status: "Y" });
  return (parsed?.error?.issues ?? []).map((issue) => {
    const value = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
      record,
    );
    return issueAt(issue.path, (label) => sentence(label, value, limitOf(issue)));
  });
}

type SchemaIssue = { code?: string; maximum?: unknown; errors?: unknown };

/** The limit that a value exceeds, also where it is one of a union. */
function limitOf({ code, maximum, errors = [] }: SchemaIssue): number | undefined {
  if (code === "too_big") return Number(maximum);
  return (errors as SchemaIssue[][]).flat().map(limitOf).find(Boolean);
}

export const limitSentence = (label: string, text: string, limit: number) =>
  `“${label}” has ${text.length} characters. The site shows at most ${limit}.`;

function sentence(label: string, value: unknown, limit: number | undefined): string {
  if (limit !== undefined && typeof value === "string") return limitSentence(label, value, limit);
  if (limit !== undefined && Array.isArray(value))
    return `“${label}” has ${value.length} entries. The site shows at most ${limit}.`;
  if (typeof value === "number") return `“${label}” must be a whole number above 0.`;
  if (value === undefined || typeof value === "string") return `Fill in “${label}”.`;
  return `The site cannot show what is in “${label}”.`;
}

/** The field of the form behind a value of a record: its path there and its label, with the number of its row. */
function fieldAt(fields: Fields, [name = "", index, ...rest]: Path): { path: string; label: string } {
  const field = fields[String(name)];
  if (!field) return { path: String(name), label: String(name || "record") };
  const { label } = field;
  const path = formName(String(name), field);
  const inside = fieldsInside(field);
  if (inside.length === 0 || index === undefined) return { path, label };
  const isRow = typeof index === "number";
  const here = isRow ? { path: `${path}.${index}`, label: `${label}, row ${index + 1}` } : { path, label };
  const inner = isRow ? rest : [index, ...rest];
  if (inner.length === 0) return here;
  // Those of all types of blocks: names that several have stand for the same.
  const below = fieldAt(Object.assign({}, ...inside), inner);
  return { path: `${here.path}.${below.path}`, label: `${here.label}: ${below.label}` };
}
