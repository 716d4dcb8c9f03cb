import { shareLinks } from "./share-links";

const url = "https://www.example.com/blogs/details/6/n-1-other-words?a=1&b=2#x";
const title = "“N+1” & other words: 100 % of पढ़ें?";

function link(name: string, of = { url, title }): URL {
  const found = shareLinks(of.url, of.title, "en").find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return new URL(found.href);
}

it("has each service once, mail first", () => {
  expect(shareLinks(url, title, "en").map(({ name }) => name)).toEqual([
    "Email",
    "WhatsApp",
    "LinkedIn",
    "X",
    "Facebook",
  ]);
});

it("opens a tab for pages, not for mail", () => {
  for (const { href, opensTab } of shareLinks(url, title, "en"))
    expect(opensTab).toBe(href.startsWith("https:"));
});

it.each([
  ["WhatsApp", "https://wa.me/", { text: `${title} ${url}` }],
  ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url }],
  ["X", "https://x.com/intent/post", { text: title, url }],
  ["Facebook", "https://www.facebook.com/sharer/sharer.php", { u: url }],
])("passes URL and title to %s unchanged", (name, page, query) => {
  const { origin, pathname, searchParams } = link(name);
  expect(origin + pathname).toBe(page);
  expect(Object.fromEntries(searchParams)).toEqual(query);
});

it("writes a mail with a subject and the URL on a line of its own", () => {
  const mail = link("Email");
  // Mail programs read "+" as itself: a space must not be one.
  expect(mail.search).not.toContain("+");
  expect(mail.pathname).toBe("");
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: title, body: `${title}\r\n\r\n${url}` });
});

it("accepts a title with a lone surrogate", () => {
  expect(link("X", { url, title: "A \ud83d" }).searchParams.get("text")).toBe("A \ufffd");
});
