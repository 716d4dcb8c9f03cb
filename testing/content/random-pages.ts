/** Pages of blocks as editors could compose them, the same in every run. */
import { maxPageWeight, pageWeight } from "../../cms/content/page-weight.ts";
import { chosen } from "../../content/kinds/pages.ts";
import { type Item, published } from "./content.ts";

type Random = () => number;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By the rule of the CMS. */
export const mayBePublished = (page: Item) => pageWeight(page) <= maxPageWeight;

/** Sentences of the sample articles: prose compresses as prose. */
const sentences = published("blog").flatMap(({ description }) =>
  String(description)
    .replace(/<[^>]+>/g, " ")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20 && sentence.length < 250),
);

/** A page with a random number of random blocks. */
export function randomPage(id: string, random: Random): Item {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const some = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const prose = (count: number) => some(count, () => pick(sentences)).join(" ");
  const words = (count: number) => pick(sentences).split(" ").slice(0, count).join(" ");
  const paragraphs = () => {
    const parts = some(1 + below(5), () => `<p>${prose(1 + below(6))}</p>`);
    const items = some(2 + below(4), () => `<li>${words(8)}</li>`).join("");
    const rows = some(
      2 + below(5),
      () => `<tr><th>${words(2)}</th><td>${below(9999)}</td><td>${below(99)}</td></tr>`,
    );
    if (random() < 0.5) parts.push(`<h2>${words(4)}</h2><ul>${items}</ul>`);
    if (random() < 0.3) parts.push(`<table><tbody>${rows.join("")}</tbody></table>`);
    return parts.join("");
  };
  const blocks: (() => object)[] = [
    () => ({ type: "text", heading: words(5), text: paragraphs() }),
    () => ({
      type: "picture",
      heading: words(5),
      text: `<p>${prose(1 + below(4))}</p>`,
      image: "/media/pictures/workshop.webp",
      image_alt: words(6),
    }),
    () => ({
      type: "figures",
      figures: some(2 + below(4), () => ({ value: `${below(9999)}`, unit: "t/d", label: words(5) })),
    }),
    () => {
      const kind = pick(Object.keys(chosen));
      const ids = published(kind).map((item) => item.id);
      const own = [...new Set(some(1 + below(6), () => pick(ids)))];
      return { type: "records", heading: words(4), [kind]: own };
    },
    () => ({
      type: "questions",
      heading: words(3),
      questions: some(1 + below(6), () => ({ question: `${words(7)}?`, answer: prose(1 + below(4)) })),
    }),
    () => ({ type: "action", heading: words(8), text: words(12), label: "Ask us", href: "/contact" }),
    () => ({ type: "inquiry", heading: words(4), subject: words(4) }),
  ];
  return {
    id,
    title: `${words(4)} ${id}`,
    summary: prose(1),
    image: random() < 0.5 ? "/media/pictures/mobile-crane.webp" : undefined,
    blocks: some(1 + below(14), () => pick(blocks)()),
    status: "Y",
  } as unknown as Item;
}
