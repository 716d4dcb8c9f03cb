/** Pages as programs read them: for what needs no browser, which takes a hundred times the CPU time. */
import { type AnyNode, type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { get, type HttpResponse } from "./http.ts";

export type HtmlPage = HttpResponse & { document: AnyNode };

export async function readPage(url: string, headers?: Record<string, string>): Promise<HtmlPage> {
  const response = await get(url, headers);
  return { ...response, document: parseDocument(response.body) };
}

/** The elements of a name whose attributes have these values, in the order of the document. */
export function elementsOf(
  parent: AnyNode | undefined,
  name: string,
  attributes: Record<string, string> = {},
): Element[] {
  return findAll(
    (element) =>
      element.name === name &&
      Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
    parent && "children" in parent ? parent.children : [],
  );
}

/** The addresses of links. */
export const hrefsOf = (...which: Parameters<typeof elementsOf>): string[] =>
  elementsOf(...which).map(({ attribs }) => attribs.href ?? "");

/** The text of an element and its children. */
export function shownText(element: AnyNode | undefined): string {
  if (!element) return "";
  return textContent(element).replace(/\s+/g, " ").trim();
}

/** The section of a page with this heading. */
export function sectionOf(parent: AnyNode | undefined, heading: string): Element | undefined {
  return elementsOf(parent, "section").find((section) =>
    section.children.some((child) => hasHeading(child, heading)),
  );
}

function hasHeading(node: AnyNode, heading: string): boolean {
  if (!isTag(node)) return false;
  if (/^h[1-6]$/.test(node.name)) return shownText(node) === heading;
  return node.name !== "section" && node.children.some((child) => hasHeading(child, heading));
}
