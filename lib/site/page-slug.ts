/**
 * Address of a page that editors compose, without its slash: words of small letters and digits, joined by hyphens. Next takes
 * "index" for the home page.
 */
export const pageSlug = /^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maxPageSlug = 64;

/** URL of a page that editors compose. */
export function composedHref(slug: string): string {
  return `/${slug}`;
}
