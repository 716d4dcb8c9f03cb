import { routes } from "./routes.ts";
import { staticServiceHref, staticServices } from "./static-services.ts";

/** Paths of the pages that exist independently of the content. */
export const fixedPaths: readonly string[] = [
  ...Object.values(routes),
  ...staticServices.map(({ id }) => staticServiceHref(id)),
];
