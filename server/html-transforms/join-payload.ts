import { payloadScripts } from "./next-html.ts";
import type { TransformedHtml } from "./types.ts";

/** Joins the dozens of scripts that carry the payload: one hash for each would add 2 kB to the page's headers. */
export function joinPayload({ html, headers }: TransformedHtml): TransformedHtml {
  return { html: html.replace(payloadScripts, (run) => run.replaceAll("</script><script>", ";")), headers };
}
