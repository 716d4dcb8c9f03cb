import { payloadScripts } from "./next-html.ts";
import type { PageInTransform } from "./types.ts";

/** Joins the dozens of scripts that carry the payload: one hash for each would add 2 kB to the page's headers. */
export function joinPayload(page: PageInTransform): PageInTransform {
  const join = (run: string) => run.replaceAll("</script><script>", ";");
  return { ...page, html: page.html.replace(payloadScripts, join) };
}
