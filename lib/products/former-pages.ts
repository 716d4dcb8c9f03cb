import { permanentRedirect } from "next/navigation";
import { localPath } from "../site/language-path.ts";
import { pageNumberPattern } from "../site/page-number.ts";
import { routes } from "../site/routes.ts";
import type { Language } from "../words/language.ts";

/** Products on a page of their list while its pages were shorter. */
const formerProducts = 9;

/** Redirects a page that the list of `products` once had to the list. */
export function redirectFormerPage(page: string, products: number, language: Language): void {
  const existed = pageNumberPattern.test(page) && Number(page) <= Math.ceil(products / formerProducts);
  if (existed) permanentRedirect(localPath(routes.product, language));
}
