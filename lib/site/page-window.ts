/**
 * Page numbers of a pagination: the first, the last, and the current one with its neighbours.
 * @returns ascending numbers from 1 to `totalPages`; where two neighbours are further than 1 apart, there is a gap
 */
export function pageWindow(page: number, totalPages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, totalPages]);
  // A gap of one page would be as wide as its number.
  if (shown.has(3)) shown.add(2);
  if (shown.has(totalPages - 2)) shown.add(totalPages - 1);
  return [...shown].filter((number) => number >= 1 && number <= totalPages).sort((a, b) => a - b);
}
