/**
 * How fast adults read non-fiction silently, in words a minute: the mean of 190 studies in M. Brysbaert, "How many words
 * do we read per minute?", Journal of Memory and Language 109 (2019).
 */
const wordsPerMinute = 238;

/** Finds words in scripts without spaces too; where words end does not depend on the page's language. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** The number of words in a plain text; a number with its point or comma is one. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return words;
}

/** Whole minutes, at least one, that a plain text takes to read; `null` where there is nothing to read. */
export function readingMinutes(text: string): number | null {
  const words = countWords(text);
  return words > 0 ? Math.max(1, Math.round(words / wordsPerMinute)) : null;
}
