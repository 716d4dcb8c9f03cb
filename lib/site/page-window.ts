/**
 * Page numbers of a pagination: the first, the last, and those around the current one.
 * @returns ascending numbers from 1 to `totalPages`; where two neighbours are further than 1 apart, there is a gap
 */
export function pageWindow(page: number, totalPages: number, around = 1): number[] {
  const shown = new Set([1, totalPages]);
  for (let number = page - around; number <= page + around; number++) {
    if (number >= 1 && number <= totalPages) shown.add(number);
  }
  // A gap of one page would be as wide as its number.
  if (shown.has(3)) shown.add(2);
  if (shown.has(totalPages - 2)) shown.add(totalPages - 1);
  return [...shown].filter((number) => number >= 1 && number <= totalPages).sort((a, b) => a - b);
}
