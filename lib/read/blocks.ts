import "server-only";
import { chosen } from "../../content/kinds/pages";
import type { RecordOf } from "../backend/contract";
import type { PresetDuty } from "../form/fields";
import { dutyValues } from "../form/link-values";
import { linkUrl } from "../media/link-url";
import { plainText } from "../rich-text/plain-text";
import type { SafeHtml } from "../rich-text/sanitize";
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { type PulledFigure, type RecordImage, recordImage } from "./parts";

type PageRecord = Pick<RecordOf<"page">, "blocks">;
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

/** Sanitizes a text inside of a record, which has a name of its own there. */
export type InnerHtml = (part: { name: string; text: string }, headingLevel: 1 | 2 | 3) => SafeHtml | null;

export function toBlocks({ blocks }: PageRecord, html: InnerHtml, language: Language): Block[] {
  return (blocks ?? []).flatMap((block, index) => toBlock(block, `block-${index + 1}`, html, language) ?? []);
}

/** The words of each block, without markup. */
export function blockTexts({ blocks }: PageRecord): string[] {
  const texts = (blocks ?? []).map((block) => {
    const { heading } = block;
    const html = "text" in block && block.text ? plainText(block.text) : "";
    const questions =
      block.type === "questions" ? block.questions.flatMap(({ question, answer }) => [question, answer]) : [];
    return [heading, html, ...questions].filter(Boolean).join(". ");
  });
  return texts.filter(Boolean);
}

function toBlock(block: BlockRecord, name: string, html: InnerHtml, language: Language): Block | null {
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
