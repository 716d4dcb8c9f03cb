import { valueNames } from "./address-query.ts";
import { finderParameters } from "./duty.ts";
import { parseFinderPath } from "./finder-path.ts";
import { splitLanguage } from "./language-path.ts";
import { routes } from "./routes.ts";

/**
 * The target of a redirect with the parameters of the request that its page does not read itself: those of a campaign, of the
 * router, and a duty that links pass on. Another site gets those of a campaign only.
 */
export function redirectTo(target: string, asked: string): string {
  const kept = new URLSearchParams(asked.split("?").slice(1).join("?"));
  const [url = "", ...hash] = target.split("#");
  const isOwn = url.startsWith("/");
  const read = [...valueNames.map(({ name }) => name), ...(isFinder(url) ? finderParameters : []), "q"];
  for (const name of [...kept.keys()])
    if (isOwn ? read.includes(name) : !/^(?:utm_\w+|gclid|fbclid)$/.test(name)) kept.delete(name);
  const full = kept.size > 0 ? `${url}${url.includes("?") ? "&" : "?"}${kept}` : url;
  return [full, ...hash].join("#");
}

/** Elsewhere a duty stays in the query. */
function isFinder(url: string): boolean {
  const { path } = splitLanguage(url.split("?")[0] ?? "");
  return path === routes.product || parseFinderPath(path) !== undefined;
}
