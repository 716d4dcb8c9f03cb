import { z } from "zod";
import { fixedPaths } from "../site/fixed-paths.ts";
import { splitLanguage } from "../site/language-path.ts";
import { composedHref, maxPageSlug, pageSlug } from "../site/page-slug.ts";
import { isLanguage } from "../words/language.ts";
import { id } from "./fields.ts";

/** Neither that of a fixed page, nor that of a language: `hi`, `hi-in`. */
function isFree(slug: string): boolean {
  const href = composedHref(slug);
  return !fixedPaths.includes(href) && !isLanguage(slug) && splitLanguage(href).path === href;
}

/** The id of a page that editors compose. */
export const pageAddress = id
  .pipe(
    z
      .string()
      .max(maxPageSlug)
      .regex(pageSlug)
      .refine(isFree, { error: "expected an address that the site has no page of its own for" }),
  )
  .meta({ description: "The address of the page: `careers` is at `/careers`" });
