type Candidate = { id: string; title: string; summary: string; published: string };

/** Words that say nothing of what a text is about. */
const empty = new Set(
  (
    "an as at be by do he if in is it my no of on or so to up us we about after also and are because been before between but can does for from had has have her his how into its " +
    "may more most much not only other our over same she some such than that the their them then there these they " +
    "this those two was were what when where which while who why will with without you your"
  ).split(" "),
);
const shortest = 2;
const inTitle = 3;
const inSummary = 1;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * The articles that have most to do with one, best first: those that share words with it, of which rare ones and those
 * in titles count more, and among equals the newest.
 * @param others the article itself may be among them; it is left out
 */
export function chooseRelated<T extends Candidate>(article: Candidate, others: T[], count = 3): T[] {
  const candidates = others.filter(({ id }) => id !== article.id);
  const own = weigh(article);
  const weighed = candidates.map((other) => ({ other, words: weigh(other) }));
  /** A word of every article tells none of them apart. */
  const rarity = (word: string) =>
    Math.log((weighed.length + 1) / (weighed.filter(({ words }) => words.has(word)).length + 1));
  const likeness = (words: Map<string, number>) =>
    [...own].reduce((sum, [word, weight]) => sum + weight * (words.get(word) ?? 0) * rarity(word), 0);
  return weighed
    .map(({ other, words }) => ({ other, score: likeness(words), time: Date.parse(other.published) }))
    .sort((a, b) => b.score - a.score || b.time - a.time)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The words of an article, each with what it counts for. */
function weigh({ title, summary }: Candidate): Map<string, number> {
  return new Map([
    ...wordsOf(summary).map((word) => [word, inSummary] as const),
    ...wordsOf(title).map((word) => [word, inTitle] as const),
  ]);
}

/** The telling words of a text, in lower case; one valve and two valves are the same. */
function wordsOf(text: string): string[] {
  return [...segmenter.segment(text.toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length >= shortest && !empty.has(segment))
    .map(({ segment }) => segment.replace(/(?<=[a-z]{3})s$/, ""));
}
