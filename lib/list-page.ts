import { notFound } from "next/navigation";

/** The number of a list's page, from the address that the middleware gives it; not found where no list has such a page. */
export function pageNumber({ page }: { page: string }): number {
  if (!/^[1-9][0-9]{0,4}$/.test(page)) notFound();
  return Number(page);
}

/** A build makes the second page of each list, which proves that it can; the others are made when first asked for. */
export function somePages(): { page: string }[] {
  return [{ page: "2" }];
}
