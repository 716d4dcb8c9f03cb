import { routes } from "./routes.ts";
import { staticServiceHref, staticServices } from "./static-services.ts";

/**
 * What Next.js is configured to do with a slash at the end of an address: it takes the slash away before the middleware
 * can see it. Sources are compared without regard to case, so an upper-case address with a slash is led right at once.
 */

/** A list's page is named by its query, and the middleware has a look at that too. */
const plain = { permanent: true, missing: [{ type: "query" as const, key: "page" }] };

const known = [...Object.values(routes), ...staticServices.map(({ id }) => staticServiceHref(id))];
const records = "services|expertise|info-news|blogs";

export const slashRedirects = [
  ...known
    .filter((path) => path !== routes.home)
    .map((path) => ({ source: `${path}/`, destination: path, ...plain })),
  { source: `/:path((?!(?:${records})/details/|_next/|api/).+)/`, destination: "/:path", ...plain },
];

/** A record's page without a slug redirects to the one with the right slug: so there is one redirect, whatever it was. */
export const slashRewrites = [
  { source: `/:base(${records})/details/:id/:title*/`, destination: "/:base/details/:id" },
];
