import type { TransformedHtml } from "./types.ts";

/** Scripts that follow each other and do nothing but hand parts of the page's payload to React. */
const parts =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?:(?!<\/script).)*\)<\/script>){2,}/gs;

/** Makes one script of the dozens that carry the payload: a hash each would make the page's headers 2 kB longer. */
export function joinPayload({ html, headers }: TransformedHtml): TransformedHtml {
  return { html: html.replace(parts, (run) => run.replaceAll("</script><script>", ";")), headers };
}
