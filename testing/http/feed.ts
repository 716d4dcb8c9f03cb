/** Reads Atom feeds as feed readers do. */
import { type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { parseDocument } from "htmlparser2";

/** Reads a well-formed Atom document; e2e/seo/documents.spec.ts checks its grammar. */
export function parseFeed(xml: string) {
  const root = parseDocument(xml, { xmlMode: true }).children.find(isTag);
  if (root?.name !== "feed") throw new Error("This is no Atom feed.");
  return {
    language: root.attribs["xml:lang"],
    self: link(root, "self"),
    alternate: link(root, "alternate"),
    updated: read(root, "updated") ?? "",
    entries: children(root, "entry").map(parseEntry),
  };
}

function parseEntry(entry: Element) {
  const html = read(entry, "content") ?? "";
  const addresses = findAll(
    ({ attribs }) => Boolean(attribs.href ?? attribs.src),
    parseDocument(html).children,
  );
  const [author] = children(entry, "author");
  return {
    id: read(entry, "id") ?? "",
    title: read(entry, "title") ?? "",
    link: link(entry, "alternate"),
    author: author && read(author, "name"),
    published: read(entry, "published") ?? "",
    updated: read(entry, "updated") ?? "",
    html,
    urls: addresses.map(({ attribs }) => attribs.href ?? attribs.src ?? ""),
  };
}

const children = (parent: Element, name: string) =>
  parent.children.filter(isTag).filter((element) => element.name === name);

function read(parent: Element, name: string): string | undefined {
  const [element] = children(parent, name);
  return element && textContent(element);
}

const link = (parent: Element, rel: string) =>
  children(parent, "link").find(({ attribs }) => attribs.rel === rel)?.attribs.href ?? "";
