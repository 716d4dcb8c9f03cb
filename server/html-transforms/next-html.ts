/** Patterns of the HTML that Next.js 16.4.6 writes. HTML that does not match them is left unchanged. */

const payload = String.raw`<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(((?:(?!</script>).)*)\)</script>`;

/** Passes one part of the payload to React; captures the arguments. */
export const payloadScript = new RegExp(payload, "gs");

export const payloadScripts = new RegExp(`(?:${payload}){2,}`, "gs");

/** Captures the URL. */
export const asyncScript = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g;

export const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** Captures the URL. */
export const styleSheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="[^"]*"\/>/g;

export const styleSheetLinks = new RegExp(`(?:${styleSheetLink.source})+`, "g");

/** The payload in the HTML; undefined when a part is not text. */
export function payloadOf(html: string): string | undefined {
  const [start, ...parts] = Array.from(html.matchAll(payloadScript), ([, json = ""]) => parse(json));
  if (JSON.stringify(start) !== "[0]") return undefined;
  let text = "";
  for (const part of parts) {
    if (!Array.isArray(part) || part.length !== 2 || part[0] !== 1) return undefined;
    text += part[1];
  }
  return text;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
