import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { languageFacts } from "../../lib/words/language.ts";
import { elementsOf, readPage as readHtml, shownText } from "../../testing/http/html.ts";

export type Phrase = { language: string; text: string };
export type Read = {
  status: number;
  language: string | undefined;
  canonical: string | undefined;
  document: AnyNode;
};

const unread = new Set(["script", "style", "noscript", "template"]);
const spoken = ["aria-label", "alt", "placeholder", "title"];

/** A page as a search engine reads it, without following a redirect. */
export async function readPage(site: string, path: string): Promise<Read> {
  const { status, document } = await readHtml(site + path);
  const [html] = elementsOf(document, "html");
  const [link] = elementsOf(document, "link", { rel: "canonical" });
  return { status, language: html?.attribs.lang, canonical: link?.attribs.href, document };
}

/** Paths of the pages that it links to, except those of its other languages, which may not exist. */
export function linksOf({ document }: Read): string[] {
  const names = Object.values(languageFacts).map(({ name }) => name);
  const links = elementsOf(document, "a").filter((link) => !names.includes(shownText(link)));
  const paths = links.map(({ attribs }) => (attribs.href ?? "").split("#")[0] ?? "");
  return [...new Set(paths)].filter((path) => /^\/(?!files\/|og\/|images\/|_next\/|.*\.xml$)/.test(path));
}

/** All that a visitor reads or hears, each part with the language that it is marked with. */
export function phrasesOf({ document, language = "" }: Read): Phrase[] {
  return [...phrasesIn(document, language)];
}

function* phrasesIn(node: AnyNode, language: string): Generator<Phrase> {
  if (isText(node)) yield { language, text: node.data.trim() };
  if (!("children" in node)) return;
  const own = isTag(node) ? (node.attribs.lang ?? language) : language;
  if (isTag(node)) {
    if (unread.has(node.name) || node.attribs.translate === "no") return;
    yield* attributesOf(node, own);
  }
  for (const child of node.children) yield* phrasesIn(child, own);
}

function* attributesOf({ attribs }: Element, language: string): Generator<Phrase> {
  for (const name of spoken) if (attribs[name]) yield { language, text: attribs[name] };
}

/** Title and texts of a page that only programs read: search engines, and those that preview its link. */
export function metaOf({ document, language = "" }: Read): Phrase[] {
  const texts = elementsOf(document, "meta").filter(({ attribs }) =>
    /description|title|:alt$/.test(attribs.name ?? attribs.property ?? ""),
  );
  return texts.map(({ attribs }) => ({ language, text: attribs.content ?? "" }));
}
