import { type AtomEntry, atom } from "./atom";

const ns = "http://www.w3.org/2005/Atom";
const entry: AtomEntry = {
  id: "https://www.example.com/blogs/details/1",
  url: "https://www.example.com/blogs/details/1/a-post?a=1&b=2",
  title: "P&ID <b> ]]> “quoted”",
  summary: 'O₂ < 0.1 ppm & "more"',
  html: '<p>Tom &amp; Jerry <a href="https://www.example.com/">home</a></p>',
  author: "A. Rao",
  published: new Date("2026-05-06T00:30:00+05:30"),
};
const feed = {
  title: "Blogs | Acme & Co",
  author: "Acme & Co",
  language: "en",
  url: "https://www.example.com/blogs",
  self: "https://www.example.com/blogs/feed.xml",
  begun: new Date("2017-01-01T00:00:00Z"),
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

it("says what it is, in which language, by whom and where", () => {
  const root = parse(atom(feed));
  expect([root.localName, root.namespaceURI]).toEqual(["feed", ns]);
  expect(root.getAttributeNS("http://www.w3.org/XML/1998/namespace", "lang")).toBe("en");
  expect(read(root, "title")).toBe(feed.title);
  expect(read(child(root, "author"), "name")).toBe(feed.author);
  expect([link(root, "self"), link(root, "alternate")]).toEqual([feed.self, feed.url]);
  expect(read(root, "id")).toBe(feed.self);
});

it("holds every word of an entry, whatever characters it is made of", () => {
  const found = child(parse(atom(feed)), "entry");
  expect(read(found, "title")).toBe(entry.title);
  expect(read(found, "summary")).toBe(entry.summary);
  expect(read(found, "content")).toBe(entry.html);
  expect(child(found, "content")?.getAttribute("type")).toBe("html");
  expect(read(child(found, "author"), "name")).toBe("A. Rao");
  expect([read(found, "id"), link(found, "alternate")]).toEqual([entry.id, entry.url]);
  expect([read(found, "published"), read(found, "updated")]).toEqual(
    Array(2).fill("2026-05-05T19:00:00.000Z"),
  );
});

it("leaves out what XML cannot hold", () => {
  const odd = { ...entry, title: "a\u0000b\u000bc\ud83dd\uffffe\u{1f600}\tf" };
  expect(read(child(parse(atom({ ...feed, entries: [odd] })), "entry"), "title")).toBe("abcde\u{1f600}\tf");
});

it("has no author of an entry that names none", () => {
  const root = parse(atom({ ...feed, entries: [{ ...entry, author: null }] }));
  expect(child(child(root, "entry"), "author")).toBeUndefined();
});

it("keeps the order, and was changed when its newest entry was", () => {
  const old = { ...entry, id: "https://www.example.com/2", published: new Date("2020-01-01") };
  const root = parse(atom({ ...feed, entries: [old, entry] }));
  const entries = [...root.children].filter(({ localName }) => localName === "entry");
  expect(entries.map((each) => read(each, "id"))).toEqual([old.id, entry.id]);
  expect(read(root, "updated")).toBe(entry.published.toISOString());
});

it("is whole without entries", () => {
  const root = parse(atom({ ...feed, entries: [] }));
  expect(child(root, "entry")).toBeUndefined();
  expect(read(root, "updated")).toBe("2017-01-01T00:00:00.000Z");
});
