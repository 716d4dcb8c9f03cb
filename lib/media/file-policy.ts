/**
 * The CSP of the backend's files: an SVG that is opened by itself must not run anything in the site's name. It is set in
 * next.config.mjs, whose headers for a path replace those of the route.
 */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
