/** @jest-environment jsdom */
import { type AtomEntry, atom } from "./atom";

const ns = "http://www.w3.org/2005/Atom";
const published = new Date("2026-05-06T00:30:00+05:30");
const entry: AtomEntry = {
  id: "https://www.example.com/blogs/details/1",
  url: "https://www.example.com/blogs/details/1/a-post?a=1&b=2",
  title: "P&ID <b> ]]> “quoted”",
  summary: 'O₂ < 0.1 ppm & "more"',
  html: '<p>Tom &amp; Jerry <a href="https://www.example.com/">home</a></p>',
  author: "A. Rao",
  published,
  updated: published,
};
const feed = {
  title: "Blogs | Acme & Co",
  author: "Acme & Co",
  language: "en",
  url: "https://www.example.com/blogs",
  self: "https://www.example.com/blogs/feed.xml",
  createdAt: new Date("2017-01-01T00:00:00Z"),
  entries: [entry],
};

/** Parses as XML does: anything ill-formed is an error. */
function parse(xml: string): Element {
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  return parsed.documentElement;
}

function child(parent: Element | undefined, name: string): Element | undefined {
  return [...(parent?.children ?? [])].find((each) => each.localName === name && each.namespaceURI === ns);
}

const read = (parent: Element | undefined, name: string) => child(parent, name)?.textContent;
const link = (parent: Element | undefined, rel: string) =>
  [...(parent?.children ?? [])]
    .find((each) => each.localName === "link" && each.getAttribute("rel") === rel)
    ?.getAttribute("href");

it("has the time of the last change", () => {
  const updated = new Date("2026-06-01T10:00:00Z");
  const root = parse(atom({ ...feed, entries: [{ ...entry, updated }] }));
  const first = child(root, "entry");
  expect([read(root, "updated"), read(first, "updated")]).toEqual(Array(2).fill("2026-06-01T10:00:00.000Z"));
  expect(read(first, "published")).toBe("2026-05-05T19:00:00.000Z");
});

it("has every text of an entry, whatever characters it contains", () => {
  const first = child(parse(atom(feed)), "entry");
  expect(read(first, "title")).toBe(entry.title);
  expect(read(first, "summary")).toBe(entry.summary);
  expect(read(first, "content")).toBe(entry.html);
  expect(child(first, "content")?.getAttribute("type")).toBe("html");
  expect(read(child(first, "author"), "name")).toBe("A. Rao");
  expect([read(first, "id"), link(first, "alternate")]).toEqual([entry.id, entry.url]);
  expect([read(first, "published"), read(first, "updated")]).toEqual(
    Array(2).fill("2026-05-05T19:00:00.000Z"),
  );
});

it("drops characters that XML does not allow", () => {
  const odd = { ...entry, title: "a\u0000b\u000bc\ud83dd\uffffe\u{1f600}\tf" };
  expect(read(child(parse(atom({ ...feed, entries: [odd] })), "entry"), "title")).toBe("abcde\u{1f600}\tf");
});

it("keeps the order, and is as new as its newest entry", () => {
  const old = {
    ...entry,
    id: "https://www.example.com/2",
    published: new Date("2020-01-01"),
    updated: new Date("2020-01-01"),
  };
  const root = parse(atom({ ...feed, entries: [old, entry] }));
  const entries = [...root.children].filter(({ localName }) => localName === "entry");
  expect(entries.map((each) => read(each, "id"))).toEqual([old.id, entry.id]);
  expect(read(root, "updated")).toBe(published.toISOString());
});
