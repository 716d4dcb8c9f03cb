/** Lists have at most this many pages; no address leads further. */
export const furthestPage = 99_999;

/** The number of a list's page, from the address that the middleware gives it; `null` where no list has such a page. */
export function pageNumber({ page }: { page: string }): number | null {
  return /^[1-9][0-9]{0,4}$/.test(page) ? Number(page) : null;
}

/** A build makes the second page of each list, which proves that it can; the others are made when first asked for. */
export function somePages(): { page: string }[] {
  return [{ page: "2" }];
}
