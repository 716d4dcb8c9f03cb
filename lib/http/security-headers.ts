import { periods } from "../runtime/periods.ts";

/** Maps of these hosts may be framed. */
export const mapHosts = [
  "https://www.google.com",
  "https://maps.google.com",
  "https://www.openstreetmap.org",
];

/** Players of videos, which a visitor opens (lib/rich-text/players.ts). */
const playerHosts = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The CSP of every response before the server tightens it: cached pages bring the hashes of their inline scripts and
 * styles (server/first-view/policy.ts), and server/http/merge-csp.ts replaces 'unsafe-inline' in all responses.
 */
const policy = {
  // Also for fonts, connections and everything else without a directive.
  "default-src": "'self'",
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
  "style-src-attr": "'none'",
  "img-src": "'self' data:",
  "frame-src": [...mapHosts, ...playerHosts].join(" "),
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

const disabledFeatures = ["camera", "microphone", "geolocation", "payment", "usb"];

/** Images and documents, which feed readers, messengers and other sites may show. */
const embeddable = ["/files/:path*", "/images/:path*", "/og/:path*", "/_next/image"];
const resourcePolicy = "Cross-Origin-Resource-Policy";

/**
 * Headers of every response: pages, routes, files and redirects.
 * @param isDev `next dev` evaluates and reloads pages with scripts of its own
 */
export function securityHeaders(isDev: boolean): { key: string; value: string }[] {
  const headers = {
    "Content-Security-Policy": Object.entries(policy)
      .map((directive) => directive.join(" "))
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": disabledFeatures.map((feature) => `${feature}=()`).join(", "),
    [resourcePolicy]: "same-origin",
    "Strict-Transport-Security": `max-age=${periods.headers.hstsSeconds}`,
  };
  const { "Content-Security-Policy": _, "Strict-Transport-Security": __, ...devHeaders } = headers;
  return Object.entries(isDev ? devHeaders : headers).map(([key, value]) => ({ key, value }));
}

/** The rules of next.config.mjs: of several for a path, the last one that names a header wins. */
export function securityRules(isDev: boolean) {
  const shared = [{ key: resourcePolicy, value: "cross-origin" }];
  return [
    { source: "/:path*", headers: securityHeaders(isDev) },
    ...embeddable.map((source) => ({ source, headers: shared })),
  ];
}
