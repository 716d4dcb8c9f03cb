import "server-only";
import { plainText, proseBlocks } from "./plain-text";

/**
 * The start of a text: the sentences that fit into `maxLength` UTF-16 units. If not even the first one does, it is cut after
 * a word, with an ellipsis.
 */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, sentencesEnd(text, maxLength)) || cutAfterWord(text, maxLength);
}

/**
 * Like {@link excerpt}, from the running text of HTML. Headings, tables and figures are left out, and so are other blocks
 * without a complete sentence, such as items of a list.
 */
export function htmlExcerpt(raw: string, maxLength: number): string {
  const blocks = proseBlocks(raw);
  let start = "";
  for (const block of blocks) {
    const before = start && `${start} `;
    const end = sentencesEnd(block, maxLength - before.length);
    if (end > 0) start = before + block.slice(0, end);
    if (end < block.length && (start || block.length > maxLength)) break;
  }
  const cut = blocks.find((block) => block.length > maxLength) ?? blocks.join(" ");
  return start || excerpt(cut || plainText(raw), maxLength);
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Characters after a sentence that decide whether it ends there. */
const lookahead = 100;

/** End of the last complete sentence within `maxLength`; 0 where there is none. */
function sentencesEnd(text: string, maxLength: number): number {
  let last = 0;
  let end = 0;
  for (const { segment } of segmenter.segment(text.slice(0, Math.max(0, maxLength) + lookahead))) {
    const start = end;
    end += segment.length;
    const sentence = text.slice(0, start) + segment.trimEnd();
    if (sentence.length > maxLength) break;
    if (endsSentence(sentence, text.charAt(end))) last = sentence.length;
  }
  return last;
}

const endMarks = /[.!?…。！？।؟]["'”’»)\]]*$/u;

/** Stand before a name or another word. After a number, such letters are a unit. */
const abbreviation =
  /(?:^|[^\p{L}\p{N}])(?<!\d[\s\u00a0]|°)(?:\p{Lu}|\p{L}(?:\.\p{L})+|[Aa]pprox|ca|cf|vs|viz|incl|excl|max|min|Mrs?|Ms|Dr|Prof|Er|Shri|Smt|St|[JS]r|Pvt|Ltd|Co|Inc|Bros)\.$/u;

/** Stand before a number. */
const beforeNumber = /(?:^|[^\p{L}\p{N}])(?:nos?|figs?|eqs?|refs?|secs?|chs?|vols?|arts?|pp?|docs?|rev)\.$/iu;

function endsSentence(text: string, next: string): boolean {
  if (!endMarks.test(text) || abbreviation.test(text)) return false;
  return !(/\d/.test(next) && beforeNumber.test(text));
}

/** A number or a sign at the end that belongs to the next word: a unit, or the other end of a range. */
const unfinished =
  /(?:\s+(?:[^\s\p{L}]*\d[^\s\p{L}]*(?<![,;:.])|[^\s\p{L}\d]+|(?<=\d\s+)(?:to|and|or|by)))+$/u;

function cutAfterWord(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength - 1);
  const end = text.charAt(maxLength - 1) === " " ? cut.length : cut.lastIndexOf(" ");
  const kept = (end > 0 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, "").replace(unfinished, "");
  return `${kept.replace(/[\s,;:.([“–-]+$/, "")}…`;
}
