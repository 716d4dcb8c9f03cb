export type Candidate = { id: string; title: string; summary?: string };
/** `minScore`: candidates that share less are left out. */
export type Options = { count?: number; ignorePlurals?: boolean; minScore?: number };

const stopWords = new Set(
  (
    "an as at be by do he if in is it my no of on or so to up us we about after also and are because been before between but can does for from had has have her his how into its " +
    "may more most much not only other our over same she some such than that the their them then there these they " +
    "this those two was were what when where which while who why will with without you your"
  ).split(" "),
);
const minLength = 2;
/** The beginning of a text says what it is about. */
const maxTextLength = 600;
const titleWeight = 3;
const summaryWeight = 1;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * The records that share most words with one, best first; equal ones keep their order. Rare words, and words of titles,
 * weigh more.
 * @param others may contain the record itself, which is left out
 */
export function chooseRelated<T extends Candidate>(
  record: Candidate,
  others: T[],
  { count = 3, ignorePlurals = false, minScore = 0 }: Options = {},
): T[] {
  const own = weighWords(record, ignorePlurals);
  const candidates = others
    .filter(({ id }) => id !== record.id)
    .map((other) => ({ other, words: weighWords(other, ignorePlurals) }));
  // A word of every candidate weighs nothing.
  const rarity = (word: string) =>
    Math.log((candidates.length + 1) / (candidates.filter(({ words }) => words.has(word)).length + 1));
  const weights = [...own].map(([word, weight]) => [word, weight * rarity(word)] as const);
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

function weighWords({ title, summary = "" }: Candidate, ignorePlurals: boolean): Map<string, number> {
  return new Map([
    ...splitWords(summary, ignorePlurals).map((word) => [word, summaryWeight] as const),
    ...splitWords(title, ignorePlurals).map((word) => [word, titleWeight] as const),
  ]);
}

/** The words that say what a text is about, in lower case. */
export function splitWords(text: string, ignorePlurals: boolean): string[] {
  return [...segmenter.segment(text.slice(0, maxTextLength).toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length >= minLength && !stopWords.has(segment))
    .map(({ segment }) => (ignorePlurals ? segment.replace(/(?<=[a-z]{3})s$/, "") : segment));
}
