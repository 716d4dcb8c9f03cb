/**
 * The entries of a list that are nearest to one of them: first those whose titles share words with its own, the rarer
 * the nearer; among equals, and beyond them, those that follow it in the list, which begins again after its end.
 * @param id of an entry; where the list has none such, it stands before the first
 * @param count how many at most
 */
export function related<T extends { id: string; title: string }>(
  entries: T[],
  id: string,
  count: number,
): T[] {
  const at = entries.findIndex((entry) => entry.id === id);
  const own = words(entries[at]?.title ?? "");
  const titles = entries.map(({ title }) => words(title));
  const weight = (word: string) => 1 / titles.filter((title) => title.has(word)).length;
  const nearness = ({ title }: T) =>
    [...words(title)].filter((word) => own.has(word)).reduce((sum, word) => sum + weight(word), 0);
  return [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
    .map((entry) => ({ entry, nearness: nearness(entry) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** The words of a title that may say something: no "and", no "of". */
function words(title: string): Set<string> {
  return new Set(
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]{3,}/gu)
      ?.filter((word) => !empty.has(word)),
  );
}

const empty = new Set(["and", "for", "the", "with", "from"]);
