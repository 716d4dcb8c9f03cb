import { eachWord, type Word, wordsOf } from "./words.ts";

/** A piece of a text; `isMatch` where a searched word stands. */
export type Segment = { text: string; isMatch: boolean };

export type IsMatch = (word: string) => boolean;

/** A text in pieces, so that matching words can be marked. */
export function markMatches(text: string, isMatch: IsMatch): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!isMatch(word.word)) continue;
    if (word.start > end) segments.push({ text: text.slice(end, word.start), isMatch: false });
    segments.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

/**
 * The first passage with the most different matching words, in pieces; the beginning of the text if there is none.
 * @param maxLength in characters
 * @param enough matching words: no better passage is looked for
 */
export function excerptAround(text: string, isMatch: IsMatch, maxLength: number, enough: number): Segment[] {
  let best = { start: 0, count: 0 };
  let near: Word[] = [];
  for (const word of eachWord(text)) {
    if (!isMatch(word.word)) continue;
    near = [...near.filter(({ start }) => start + maxLength >= word.end), word];
    const count = new Set(near.map((one) => one.word)).size;
    if (count > best.count) best = { start: near[0]?.start ?? 0, count };
    if (best.count >= enough) break;
  }
  const from = best.start < maxLength / 2 ? 0 : startOfSentence(text, best.start, maxLength / 2);
  const cut = text.slice(from, from + maxLength);
  const isWhole = from + maxLength >= text.length;
  const end = isWhole ? cut.length : Math.max(cut.lastIndexOf(" "), maxLength / 2);
  const passage = cut.slice(0, end).trim();
  const shown = isWhole ? passage : `${passage.replace(/[\s,;:(–-]+$/, "")} …`;
  return markMatches(`${from > 0 ? "… " : ""}${shown}`, isMatch);
}

/** The start of the sentence, or of a word where the sentence begins further ahead than `maxLead`. */
function startOfSentence(text: string, position: number, maxLead: number): number {
  const lead = text.slice(position - maxLead, position);
  const sentence = lead.lastIndexOf(". ");
  if (sentence >= 0) return position - maxLead + sentence + 2;
  return position - maxLead + Math.max(0, lead.indexOf(" ", maxLead / 2) + 1);
}
