import { distinctiveWords } from "../search/words";

export type Candidate = { id: string; title: string; summary?: string };
/** `minScore`: candidates below it are left out; with it, common words of the trade do not count. */
export type Options = { count?: number; minScore?: number };

const tradeWords = new Set(
  distinctiveWords("air company cost gas guide plant project selection skid system unit work year"),
);
/** The beginning of a text says what it is about. */
const maxTextLength = 600;
const titleWeight = 3;
const summaryWeight = 1;

/**
 * The records that share most words with one, best first; equal ones keep their order. Rare words, and words of titles,
 * weigh more.
 * @param others may contain the record itself, which is left out
 */
export function chooseRelated<T extends Candidate>(
  record: Candidate,
  others: T[],
  { count = 3, minScore = 0 }: Options = {},
): T[] {
  const own = [...weighWords(record)].filter(([word]) => minScore === 0 || !isOfTrade(word));
  const candidates = others
    .filter(({ id }) => id !== record.id)
    .map((other) => ({ other, words: weighWords(other) }));
  // A word of every candidate weighs nothing.
  const rarity = (word: string) =>
    Math.log((candidates.length + 1) / (candidates.filter(({ words }) => words.has(word)).length + 1));
  const weights = own.map(([word, weight]) => [word, weight * rarity(word)] as const);
  const score = (words: Map<string, number>) =>
    weights.reduce((sum, [word, weight]) => sum + weight * (words.get(word) ?? 0), 0);
  return candidates
    .map(({ other, words }) => ({ other, score: score(words) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The other entries of a list: those after the given one, then those before it. All of them when it is not in the list. */
export function entriesAfter<T extends { id: string }>(entries: T[], id: string): T[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return [...entries.slice(index + 1), ...entries.slice(0, Math.max(index, 0))];
}

function weighWords({ title, summary = "" }: Candidate): Map<string, number> {
  return new Map([
    ...wordsIn(summary).map((word) => [word, summaryWeight] as const),
    ...wordsIn(title).map((word) => [word, titleWeight] as const),
  ]);
}

function wordsIn(text: string): string[] {
  return distinctiveWords(text.slice(0, maxTextLength));
}

function isOfTrade(word: string): boolean {
  return tradeWords.has(word) || /^\d+$/.test(word);
}
