/**
 * The CSP of the backend's files: an SVG that is opened by itself must not run anything in the site's name. It is set in
 * next.config.mjs, whose headers for a path replace those of the route.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The CSP of a PDF. WebKit shows PDFs by a plug-in in a page of its own: `sandbox` and `object-src 'none'` leave that blank, its
 * styles are inline, and it loads parts of a long document, which counts as a connection. Scripts stay forbidden.
 */
export const pdfPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; connect-src 'self'; frame-ancestors 'none'";
