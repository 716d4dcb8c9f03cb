import { payloadScripts } from "../../lib/next/html.ts";
import type { PageInTransform } from "./types.ts";

/** Joins the dozens of scripts that carry the payload: one hash for each would add 2 kB to the page's headers. */
export function joinPayload(page: PageInTransform): PageInTransform {
  return { ...page, html: joinPayloadScripts(page.html) };
}

export function joinPayloadScripts(html: string): string {
  return html.replace(payloadScripts, (run) => run.replaceAll("</script><script>", ";"));
}
