/** Input that costs most within the bounds of a record. */
import { maxLength } from "../../lib/backend/bounds.ts";

const fill = (unit: string) => unit.repeat(Math.floor(maxLength.html / unit.length));

/** The most costly texts that a record may have. */
export const hostileTexts: Record<string, string> = {
  images: fill("<img src=a.png>"),
  "images without a source": fill("a<img>"),
  "images with long URLs": fill(`<img src=${"é".repeat(900)}.png>`),
  "open elements": fill("<b>"),
  "nested elements": fill("<div>"),
  "open paragraphs": fill("<p>"),
  "closed elements": fill("</b>"),
  tables: fill("<tr><td>x"),
  charts: fill("<table class=chart-bars><tr><td>x<td>y<tr><td>x<td>1<tr><td>x<td>2</table>"),
  "unclosed charts": fill("<figure class=chart-line><table><tr><td>1"),
  headings: fill("<h1>a</h1>"),
  ids: fill("<h1 id=a>b</h1>"),
  "links to ids": fill('<a href="#a">b</a>'),
  links: fill('<a href="https://a.b">x</a>'),
  frames: fill('<iframe src="https://youtu.be/dQw4w9WgXcQ">'),
  attributes: `<a ${Array.from({ length: maxLength.html / 7 - 1 }, (_, index) => `a${index}`).join(" ")}>x</a>`,
  ampersands: fill("&"),
  entities: fill("&lt;"),
  brackets: fill("<"),
  "brackets in text": fill("< "),
  angles: fill("‹"),
  comments: fill("<!--"),
};

const starts = ["<", "<h1", "<div>", "<a href='", "<!--", "&", "<svg><p>", "<table><td>", "<![CDATA[", "</"];

export const unclosedMarkup: Record<string, string> = Object.fromEntries(
  [...starts, '<p style="', "<img src=x ", "<ul><li>", "<b a=1 ", "x <br"].map((start) => [
    start,
    fill(start),
  ]),
);

export const longContacts = ["+", "(", "1", "1 ", "(0)", "a@", "a.", "-"].map((part) =>
  part.repeat(20_000 / part.length),
);
