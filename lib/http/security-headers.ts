/** Whose maps may be shown in a frame. */
export const mapHosts = [
  "https://www.google.com",
  "https://maps.google.com",
  "https://www.openstreetmap.org",
];

/**
 * The policy of every response. Pages from the cache get a second one, which allows inline scripts and style elements by
 * their hashes only (./html/csp.ts); a browser keeps to both. What Next sends without it is made as strict where it is
 * served (../serve/policy.ts): by hashes of its own if it is a page, else without anything inline.
 */
const policy = {
  // Of fonts, connections and all else that is not named, too.
  "default-src": "'self'",
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self'",
  "style-src-elem": "'self' 'unsafe-inline'",
  "style-src-attr": "'none'",
  "img-src": "'self' data:",
  "frame-src": mapHosts.join(" "),
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

const unused = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

/**
 * What is sent with every response, of pages, routes, files and redirects.
 * @param dev whether this is `next dev`, whose pages are evaluated and reloaded by scripts of its own
 */
export function securityHeaders(dev: boolean): { key: string; value: string }[] {
  const headers = {
    "Content-Security-Policy": Object.entries(policy)
      .map((directive) => directive.join(" "))
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
  };
  const { "Content-Security-Policy": _, "Strict-Transport-Security": __, ...harmless } = headers;
  return Object.entries(dev ? harmless : headers).map(([key, value]) => ({ key, value }));
}
