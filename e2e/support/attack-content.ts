/** A content folder in which every field that an editor fills in is an attack, after markup that is none. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { maxLength } from "../../lib/backend/bounds.ts";
import { attacks } from "../../lib/rich-text/test-attacks.ts";
import { contentKinds, type Item, isList, records } from "./content.ts";

/** What an editor might write; the site's own way of writing it is the same, but for the level of the heading. */
export const editorMarkup = [
  "<h2>Written by an editor</h2>",
  '<p lang="en">Words, <strong>bold</strong>, <em>italic</em>, H<sub>2</sub>O and <a href="/contact">a link</a></p>',
  '<ul><li>one</li><li>two<ol start="3"><li>deep</li></ol></li></ul>',
  '<table><caption>Flows</caption><tbody><tr><th scope="row">O₂</th><td colspan="2">5</td></tr></tbody></table>',
  "<blockquote><p>Said</p></blockquote>",
];

/** Ends whatever an attack has begun, so that the one after it is read as well. */
function closed(attack: string): string {
  const raw = [
    ...attack.matchAll(
      /<(script|style|title|textarea|noscript|xmp|iframe|noembed|noframes|template|select|svg|math|table|form)\b/gi,
    ),
  ];
  const quotes = ['"', "'"].filter((quote) => attack.split(quote).length % 2 === 0);
  const comment = attack.includes("<!--") ? "-->" : "";
  const open = attack.lastIndexOf("<") > attack.lastIndexOf(">") ? ">" : "";
  return (
    attack +
    quotes.join("") +
    (quotes.length > 0 ? ">" : open) +
    comment +
    raw
      .map(([, name]) => `</${name}>`)
      .reverse()
      .join("")
  );
}

/** Nothing is read after this one; it has its place at the end. */
const last = "<plaintext>";

/** Every attack in one HTML text. */
const all =
  editorMarkup.join("") +
  attacks
    .filter((attack) => !attack.includes(last))
    .map(closed)
    .join("\n");
if (all.length > maxLength.html) throw new Error("The attacks do not fit into one field");

/** The attacks in turn, as many as fit into each text. */
function texts(length: number): () => string {
  const plain = attacks.filter((attack) => attack.length < length);
  let index = 0;
  return () => {
    let text = "Zq";
    for (;;) {
      const next = ` ${plain[index % plain.length]}`;
      if (text.length + next.length > length) return text;
      text += next;
      index += 1;
    }
  };
}

const title = texts(maxLength.title);
const short = texts(200);
const long = texts(4_000);
let address = 0;
const addresses = attacks.filter((attack) => /evil\.test|script:|data:/.test(attack) && attack.length < 300);
const media = () =>
  address++ % 3 === 0 ? "/media/pictures/workshop.webp" : addresses[address % addresses.length];

const makers: Record<string, () => unknown> = {
  title,
  name: title,
  year: short,
  phone: short,
  whatsapp_number: short,
  official_email: short,
  sales_email: short,
  position: long,
  author: long,
  summary: long,
  address: short,
  map_link: () => 'https://www.openstreetmap.org/export/embed.html?x="><script>hit(1)</script>',
  image: media,
  site_logo: media,
  pdf_file: media,
  instrumentation_excellence: long,
  our_capabilities: long,
  commitment: () => all,
  images: () => [media(), media(), media()],
};

/** Kinds whose records are all on one page: enough of them for every attack to be in a title. */
const wide = ["catalogues"];

/** How many records are kept, where it is not six: pages of their own take time, and one list has a second page. */
const kept: Record<string, number> = { leadership: 8, services: 3, expertise: 3, news: 3, blog: 3 };

/** Writes attacks into every field of every kind below a content folder. */
export function writeAttacks(folder: string): void {
  for (const kind of contentKinds(folder)) {
    const found = records(kind, folder)
      .filter(({ status }) => status === "Y")
      .slice(0, kind === "banners" ? undefined : (kept[kind] ?? 6));
    const [first] = found as [Item];
    const more = wide.includes(kind) ? 50 : 0;
    const filled = [
      ...found,
      ...Array.from({ length: more }, (_, index) => ({ ...first, id: 500 + index })),
    ].map((record, index) => attacked(kind, record, index));
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(isList(kind, folder) ? filled : filled[0]));
  }
}

function attacked(kind: string, record: object, index: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (field === "description") return [field, kind === "banners" ? long() : htmlOf(index)];
      // A banner is looked up by its name.
      if (field === "name" && kind === "banners") return [field, value];
      return [field, makers[field]?.() ?? value];
    }),
  );
}

/** The first record of a kind has every attack in one text; the others have what nothing may stand behind. */
function htmlOf(index: number): string {
  if (index === 0) return all;
  const swallowing = attacks.filter((attack) => closed(attack) !== attack || attack.includes(last));
  return editorMarkup.join("") + swallowing[(index * 37) % swallowing.length];
}
