/**
 * The pages of a list, one after the other, each with its number.
 * @param load a page by its number, counted from 1
 * @param maxPages further pages are not loaded
 * @throws whatever `load` throws
 */
export async function* eachPage<P extends { totalPages: number }>(
  load: (page: number) => Promise<P>,
  maxPages: number,
): AsyncGenerator<P & { page: number }> {
  for (let page = 1, last = 1; page <= last; page++) {
    const loaded = await load(page);
    last = Math.min(loaded.totalPages, maxPages);
    yield { ...loaded, page };
  }
}
