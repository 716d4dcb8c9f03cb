import { isSameEnglish, type Row } from "../../content/translation-words.ts";
import type { Segment } from "./segments.ts";

type Translated = { source: string; text: string };

/** Of two lines in the same place, of which one has replaced the other rather than changed into it. */
const minSimilarity = 0.5;

/**
 * Finds the translations of lines, some of which are new, moved or changed.
 * @param before the lines as they were translated
 */
export function alignRows(now: Segment[], before: Translated[]): Row[] {
  const found = new Map<number, Translated>();
  const free = new Set(before);
  const take = (index: number, translated: Translated | undefined) => {
    if (!translated) return;
    found.set(index, translated);
    free.delete(translated);
  };
  let from = 0;
  for (const [index, { html }] of now.entries()) {
    const isSame = (each: Translated) => free.has(each) && isSameEnglish(each.source, html);
    const next = before.slice(from).find(isSame) ?? before.find(isSame);
    take(index, next);
    if (next) from = before.indexOf(next) + 1;
  }
  const places = now.map((_, index) => index);
  for (const gap of gapsIn(places, (index) => found.has(index))) {
    const start = before.indexOf(found.get((gap[0] ?? 0) - 1) as Translated) + 1;
    const after = found.get((gap.at(-1) ?? 0) + 1);
    const end = after ? before.indexOf(after) : before.length;
    const candidates = before.slice(start, Math.max(start, end)).filter((each) => free.has(each));
    const isEven = candidates.length === gap.length;
    for (const [position, index] of gap.entries())
      take(
        index,
        isEven
          ? candidates[position]
          : candidates.find((each) => free.has(each) && isSimilar(each.source, now[index]?.html ?? "")),
      );
  }
  return now.map(({ html, isPlain }, index) => {
    const { source = html, text = "" } = found.get(index) ?? {};
    return { english: html, source, text, ...(isPlain && { isPlain }) };
  });
}

/** Neighbors among those that are not found. */
function gapsIn(places: number[], isFound: (index: number) => boolean): number[][] {
  const gaps: number[][] = [];
  for (const index of places) {
    if (isFound(index)) continue;
    if (gaps.at(-1)?.at(-1) === index - 1) gaps.at(-1)?.push(index);
    else gaps.push([index]);
  }
  return gaps;
}

function isSimilar(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!words || !others || words.size === 0) return false;
  const shared = words.intersection(others).size;
  return (2 * shared) / (words.size + others.size) >= minSimilarity;
}
