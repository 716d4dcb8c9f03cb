import type { z } from "zod";
import { html } from "../../lib/backend/fields.ts";
import { blockSchema } from "../../lib/backend/page-schema.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { cutTags, maxOutput } from "../../lib/rich-text/allowed.ts";
import { type HtmlElement, isElement } from "../../lib/rich-text/html-tree.ts";
import { stylesOf } from "../../lib/rich-text/inline-styles.ts";
import { readInput } from "../../lib/rich-text/read-input.ts";
import { videoLink } from "../../lib/rich-text/video.ts";
import type { ReportRow } from "./report.ts";

export type TextSource = { record: RawRecord; place: string; kind: string; schema: z.ZodType };

type Hosts = { isShown: (src: string) => boolean; hostOf: (src: string) => string };

/** The address of an image in a text that the site shows. */
type TextImage = { src: string; place: string };

/**
 * Reports what the texts of each record have and no page shows, and notes what is left out on purpose.
 * @returns the images that are shown
 */
export function checkTexts(row: ReportRow, sources: TextSource[], hosts: Hosts): TextImage[] {
  const images: TextImage[] = [];
  const seen = new Set<string>();
  row.records = sources.length;
  for (const { record, place, kind, schema } of sources) {
    const blocks = Array.isArray(record.blocks) ? record.blocks : [];
    for (const [holder, name] of htmlTexts(schema, record)) {
      const text = holder[name];
      const block = blocks.indexOf(holder) + 1;
      const field = block > 0 ? `blocks.${block}.${name}` : name;
      const key = JSON.stringify([kind, record.id, field, text]);
      // The list and the call for one record have the same text.
      if (typeof text !== "string" || seen.has(key)) continue;
      seen.add(key);
      const at = `${place}, field ${field}`;
      const content = readContent(text, hosts);
      images.push(...content.images.map((src) => ({ src, place: at })));
      if (content.lost.length > 0)
        row.deviations.push(`the page does not show ${count(content.lost)}`, at, at);
      if (content.leftOut.length > 0) row.notes.push(`left out: ${count(content.leftOut)}`, at, at);
    }
  }
  return images;
}

/** The texts of a record with formatting, those of its blocks, too: the record or block, and the name of its field. */
function htmlTexts(schema: z.ZodType, record: RawRecord): [RawRecord, name: string][] {
  const blocks = (Array.isArray(record.blocks) ? record.blocks : []) as RawRecord[];
  const inBlocks = blocks.flatMap((block) => {
    const blockType = blockSchema(block.type);
    return blockType ? htmlTexts(blockType, block) : [];
  });
  return [...htmlFields(schema).map((name): [RawRecord, string] => [record, name]), ...inBlocks];
}

/** Names of the fields of a record that contain HTML. @param schema of the call */
export function htmlFields(schema: z.ZodType): string[] {
  const fields = Object.entries((schema as z.ZodObject).shape);
  return fields.flatMap(([name, field]) => (field === html ? name : []));
}

/** Elements without anything for readers. */
const silent = ["head", "noembed", "noframes", "noscript", "style", "template", "title"];

const names: Record<string, string> = {
  applet: "an embedded object",
  audio: "a recording",
  canvas: "a drawing",
  embed: "an embedded object",
  input: "a field of a form",
  math: "a formula",
  object: "an embedded object",
  select: "a field of a form",
  svg: "a drawing",
  textarea: "a field of a form",
  video: "a video",
};
/** Of these, the site's reader keeps the place; it writes nothing there. */
const unwritten = ["embed", "input"];

function readContent(html: string, { isShown, hostOf }: Hosts) {
  const lost: string[] = [];
  const leftOut: string[] = [];
  const images: string[] = [];
  const cut = cutTags(html);
  const read = ({ children }: HtmlElement) => {
    for (const element of children.filter(isElement)) {
      const { name, attributes } = element;
      const { src, url = src } = attributes;
      const background = /url\(\s*["']?([^"')]+)/.exec([...stylesOf(element).values()].join(";"))?.[1];
      if (background) lost.push(`a picture of ${hostOf(background)} in the background`);
      if (name === "img" && src && isShown(src)) images.push(src);
      else if (name === "img") lost.push(src ? `a picture of ${hostOf(src)}` : "a picture without src");
      else if (unwritten.includes(name) && attributes.type !== "hidden") lost.push(describe(name));
      else if (name === "iframe" && !videoLink(url))
        lost.push(`a frame of ${url ? hostOf(url) : "no address"}`);
      if (name !== "iframe") read(element);
    }
  };
  read(
    readInput(cut, ({ name }, reason) => {
      if (reason || name === "script") leftOut.push(reason ?? "a script");
      else if (!silent.includes(name)) lost.push(describe(name));
    }),
  );
  if (cut.length < html.length) lost.push(`all that follows its first ${maxOutput.tags} tags`);
  const further = images.length - maxOutput.images;
  if (further > 0) lost.push(`${further} of its pictures: it shows ${maxOutput.images}`);
  return { lost, leftOut, images: images.slice(0, maxOutput.images) };
}

const describe = (name: string) => `${names[name] ?? "an element"} (<${name}>)`;

/** Each once, with its number. */
function count(all: string[]): string {
  const groups = Map.groupBy(all, (one) => one);
  return [...groups].map(([one, { length }]) => (length > 1 ? `${length} times ${one}` : one)).join(", ");
}
