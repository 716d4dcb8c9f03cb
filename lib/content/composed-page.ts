import "server-only";
import { chosen } from "../../content/kinds/pages";
import { fetchList } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import type { PresetDuty } from "../form/fields";
import { dutyValues } from "../form/link-values";
import {
  type PageFields,
  type PulledFigure,
  pageFields,
  type RecordImage,
  recordImage,
  type Worded,
} from "../read/parts";
import { cacheResult, type Result, toResult } from "../read/result";
import { plainText } from "../rich-text/plain-text";
import type { SafeHtml } from "../rich-text/sanitize";
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { cacheRecord, type ToHtml } from "./convert";
import { linkUrl } from "./items";
import { shownLinks } from "./published";
import { readById } from "./read";

type PageRecord = RecordOf<"page">;
type BlockRecord = NonNullable<PageRecord["blocks"]>[number];

/** Ids of the records that a block shows, by their kind. */
export type RecordIds = Record<keyof typeof chosen, string[]>;

/** A part of a page that editors compose. */
export type Block = { heading: string | null } & (
  | { type: "text"; html: SafeHtml | null }
  | ({ type: "picture"; html: SafeHtml | null } & RecordImage)
  | { type: "figures"; figures: PulledFigure[] }
  | { type: "records"; ids: RecordIds }
  | { type: "questions"; questions: { question: string; answer: string }[] }
  | { type: "action"; text: string | null; label: string; href: string }
  | { type: "inquiry"; subject: string | null; duty: PresetDuty }
);

/** A page that editors compose of blocks; `text` is its beginning, without markup. */
export type ComposedPage = {
  id: string;
  title: string;
  summary: string | null;
  text: string;
  blocks: Block[];
} & RecordImage &
  PageFields &
  Worded;

/** One page by its address; `null` when it does not exist. */
export async function getComposedPage(
  slug: string,
  language: Language,
): Promise<Result<ComposedPage | null>> {
  const page = await readById((known) => cachedPage(known, language), slug);
  if (!page.ok || !page.data) return page;
  const actions = page.data.blocks.filter((block) => block.type === "action");
  const shown = await shownLinks(actions);
  const blocks = page.data.blocks.filter((block) => block.type !== "action" || shown.includes(block));
  return { ok: true, data: { ...page.data, blocks } };
}

/** Addresses of the pages, of the first page of their list. */
export function getComposedPages(language: Language): Promise<Result<{ id: string }[]>> {
  return toResult(cachedPages(language));
}

async function cachedPages(language: Language): Promise<Result<{ id: string }[]>> {
  "use cache";
  return cacheResult("pages", language, async () =>
    (await fetchList("pages", language)).records.map(({ id }) => ({ id })),
  );
}

async function cachedPage(slug: string, language: Language) {
  "use cache";
  return cacheRecord("page", slug, (record, html) => toComposedPage(record, html, language), language);
}

export function toComposedPage(
  record: PageRecord,
  html: ToHtml<PageRecord>,
  language: Language,
): ComposedPage {
  const { id, title, summary, blocks } = record;
  return {
    id,
    title,
    summary: summary ?? null,
    text: blockTexts(record)[0] ?? "",
    blocks: (blocks ?? []).flatMap(
      (block, index) => toBlock(block, `block-${index + 1}`, html, language) ?? [],
    ),
    ...recordImage({ ...record, image: record.image ?? null }),
    ...pageFields(record),
  };
}

/** The words of each block, without markup. */
export function blockTexts({ blocks }: Pick<PageRecord, "blocks">): string[] {
  const texts = (blocks ?? []).map((block) => {
    const { heading } = block;
    const html = "text" in block && block.text ? plainText(block.text) : "";
    const questions =
      block.type === "questions" ? block.questions.flatMap(({ question, answer }) => [question, answer]) : [];
    return [heading, html, ...questions].filter(Boolean).join(". ");
  });
  return texts.filter(Boolean);
}

function toBlock(
  block: BlockRecord,
  name: string,
  html: ToHtml<PageRecord>,
  language: Language,
): Block | null {
  const heading = block.heading ?? null;
  // A heading of the block is the page's second level.
  const toHtml = (text: string) => html({ name, text }, heading ? 2 : 1);
  switch (block.type) {
    case "text":
      return { type: "text", heading, html: toHtml(block.text) };
    case "picture":
      return { type: "picture", heading, html: toHtml(block.text), ...recordImage(block) };
    case "figures":
      return { type: "figures", heading, figures: block.figures };
    case "records": {
      const kinds = Object.keys(chosen) as (keyof typeof chosen)[];
      const ids = Object.fromEntries(kinds.map((kind) => [kind, block[kind] ?? []])) as RecordIds;
      return { type: "records", heading, ids };
    }
    case "questions":
      return { type: "questions", heading, questions: block.questions };
    case "action": {
      const href = linkUrl(block.href);
      return href ? { type: "action", heading, text: block.text ?? null, label: block.label, href } : null;
    }
    case "inquiry": {
      const { subject = null, gas, flow, purity, pressure } = block;
      const { gases } = browserWords(language).inquiry;
      return { type: "inquiry", heading, subject, duty: dutyValues({ gas, flow, purity, pressure }, gases) };
    }
  }
}
