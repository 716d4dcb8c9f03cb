/** Reads Atom feeds as feed readers do. */
import type { Page } from "playwright/test";

type Entry = {
  id: string;
  title: string;
  link: string;
  author: string | undefined;
  published: string;
  updated: string;
  html: string;
  urls: string[];
};
export type Feed = {
  language: string | null;
  self: string;
  alternate: string;
  updated: string;
  entries: Entry[];
};

/** Reads an Atom document with an XML parser; malformed XML is an error. */
export function parseFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    const parseError = parsed.querySelector("parsererror");
    if (parseError) throw new Error(parseError.textContent ?? "not XML");
    const read = (element: Element, name: string) => element.querySelector(`:scope > ${name}`)?.textContent;
    const link = (element: Element, rel: string) =>
      element.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute("href") ?? "";
    const root = parsed.documentElement;
    return {
      language: root.getAttribute("xml:lang"),
      self: link(root, "self"),
      alternate: link(root, "alternate"),
      updated: read(root, "updated") ?? "",
      entries: [...root.querySelectorAll("entry")].map((entry) => {
        const html = read(entry, "content") ?? "";
        const content = new DOMParser().parseFromString(html, "text/html");
        return {
          id: read(entry, "id") ?? "",
          title: read(entry, "title") ?? "",
          link: link(entry, "alternate"),
          author: entry.querySelector("author > name")?.textContent ?? undefined,
          published: read(entry, "published") ?? "",
          updated: read(entry, "updated") ?? "",
          html,
          urls: [...content.querySelectorAll("[href], [src]")].map(
            (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
          ),
        };
      }),
    };
  }, xml);
}
