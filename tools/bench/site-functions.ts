/** The functions that are measured; the bench bundles them from each version's sources. */

export { formPage } from "../../lib/inquiry/form-page.ts";
export { drawCharts } from "../../lib/rich-text/charts.ts";
export { htmlExcerpt } from "../../lib/rich-text/excerpt.ts";
export { plainText } from "../../lib/rich-text/plain-text.ts";
export { safeHtml } from "../../lib/rich-text/sanitize.ts";
export { focusWideTables } from "../../lib/rich-text/wide-tables.ts";
export { find } from "../../lib/search/find.ts";
export { SearchIndex } from "../../lib/search/search-index.ts";
export { mailLink, phoneLink, whatsappHref } from "../../lib/site/contact-links.ts";
