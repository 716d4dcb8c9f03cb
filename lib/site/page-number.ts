/** Props of a paged list's pages; the URL of the first page has no number. */
export type ListPageProps = { params: Promise<{ page?: string }> };

/** The last page number that a URL can have. */
export const maxPageNumber = 99_999;

/** Pages of a list in one part of the sitemap: bounds the memory that a part takes while it is read and cached. */
export const pagesPerPart = 200;

export const pageNumberPattern = /^[1-9][0-9]{0,4}$/;

/** Page number from route params, which units may follow; `null` where no list has such a page. */
export function pageNumber({ page = "1" }: { page?: string }): number | null {
  const [number = ""] = page.split("~.");
  return pageNumberPattern.test(number) ? Number(number) : null;
}

/** A build prerenders the second page of each list, as a check; the others are rendered on demand. */
export function somePages(): { page: string }[] {
  return [{ page: "2" }];
}
