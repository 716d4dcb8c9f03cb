/**
 * The policy of the backend's files. An SVG is a document: opened by itself it must not run anything in the site's
 * name. Set in Next's configuration, whose headers of an address come in place of a route's own.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
