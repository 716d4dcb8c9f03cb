/** A content folder with an attack in every field, after harmless markup. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { maxLength } from "../../lib/backend/bounds.ts";
import { maxOutput } from "../../lib/rich-text/allowed.ts";
import { attacks } from "./attacks.ts";
import { contentKinds, type Item, isList, records } from "./content.ts";

/** Markup of an editor, which the site shows unchanged except for the heading level. */
export const editorMarkup = [
  "<h2>Written by an editor</h2>",
  '<p lang="en">Words, <strong>bold</strong>, <em>italic</em>, H<sub>2</sub>O and <a href="/contact">a link</a></p>',
  '<ul><li>one</li><li>two<ol start="3"><li>deep</li></ol></li></ul>',
  '<table><caption>Flows</caption><tbody><tr><th scope="row">O₂</th><td colspan="2">5</td></tr></tbody></table>',
  "<blockquote><p>Said</p></blockquote>",
];

/** Closes everything that an attack opens, so that the parser reads the next one too. */
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

/** The parser reads nothing after this element, so it comes last. */
const plaintext = "<plaintext>";

/** Every attack in one of two HTML texts, each within the bounds of a text. */
const allAttacks = [0, 1].map((part) => {
  const own = attacks.filter((attack, index) => index % 2 === part && !attack.includes(plaintext));
  return editorMarkup.join("") + own.map(closed).join("\n");
});
for (const text of allAttacks)
  if (text.length > maxLength.html || text.split("<").length > maxOutput.tags)
    throw new Error("The attacks do not fit into two fields");

/** Cycles through the attacks: each text contains as many as fit. */
function textFactory(length: number): () => string {
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

const title = textFactory(maxLength.title);
const short = textFactory(200);
const long = textFactory(maxLength.text / 2);
let urlIndex = 0;
const attackUrls = attacks.filter((attack) => /evil\.test|script:|data:/.test(attack) && attack.length < 300);
const media = () =>
  urlIndex++ % 3 === 0 ? "/media/pictures/workshop.webp" : attackUrls[urlIndex % attackUrls.length];

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
  commitment: () => allAttacks[0],
  images: () => [media(), media(), media()],
  blocks: () => [
    { type: "text", heading: short(), text: allAttacks[0] },
    { type: "picture", heading: short(), text: allAttacks[1], image: media(), image_alt: short() },
    {
      type: "figures",
      heading: short(),
      figures: [0, 1].map(() => ({ value: short(), unit: short(), label: short() })),
    },
    { type: "records", heading: short(), references: [1, 2], team: [1, 2], catalogues: [1, 2] },
    { type: "questions", heading: short(), questions: [{ question: title(), answer: long() }] },
    {
      type: "action",
      heading: title(),
      text: short(),
      label: title(),
      href: '/contact"><script>hit(1)</script>',
    },
    { type: "inquiry", heading: short(), subject: short() },
  ],
};

/** Lists without pages: they get as many records as they may have, with attacks in their titles. */
const singlePageKinds = ["catalogues"];

/** Number of records where it is not six: detail pages take time, and one list needs a second page. */
const recordCounts: Record<string, number> = { leadership: 8, services: 3, expertise: 3, news: 3, blog: 3 };

/** Writes attacks into every field of every kind below a content folder. */
export function writeAttacks(folder: string): void {
  for (const kind of contentKinds(folder)) {
    const existing = records(kind, folder)
      .filter(({ status }) => status === "Y")
      .slice(0, kind === "banners" ? undefined : (recordCounts[kind] ?? 6));
    const [first] = existing as [Item];
    const added = singlePageKinds.includes(kind) ? 90 : 0;
    const filled = [
      ...existing,
      ...Array.from({ length: added }, (_, index) => ({ ...first, id: 500 + index })),
    ].map((record, index) => withAttacks(kind, record, index));
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(isList(kind, folder) ? filled : filled[0]));
  }
}

function withAttacks(kind: string, record: object, index: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (field === "description") return [field, kind === "banners" ? long() : htmlOf(kind, index)];
      // Pages look up their banner by its name.
      if (field === "name" && kind === "banners") return [field, value];
      if (field === "summary" && kind === "pages") return [field, short()];
      return [field, makers[field]?.() ?? value];
    }),
  );
}

/** Kinds whose first record has the second half of the attacks: their pages show one record. */
const secondHalf = ["expertise", "blog", "about", "quality-policy"];

/** The first two records have all attacks; the others have one of those that swallow the text after them. */
function htmlOf(kind: string, index: number): string {
  const half = allAttacks[secondHalf.includes(kind) ? 1 - index : index];
  if (half !== undefined) return half;
  const swallowing = attacks.filter((attack) => closed(attack) !== attack || attack.includes(plaintext));
  return editorMarkup.join("") + swallowing[(index * 37) % swallowing.length];
}
