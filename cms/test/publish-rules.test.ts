/** Only records that the site can show are published; messages are in the words of the form. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { filter, type Session, TestCms, until } from "../../testing/cms/cms-process.ts";

let cms: TestCms;
let editor: Session;

before(async () => {
  cms = await new TestCms().start();
  editor = await cms.signIn("editor@example.com", "editor");
  for (const [from, to] of [
    ["/careers", "/contact"],
    ["/b", "/c"],
  ])
    assert.equal((await publish("/redirects", { from, to })).message, undefined);
  assert.equal((await publish("/products", { title: "VN-100", id: 1 })).message, undefined);
  await until(async () => (await cms.get(`/website/redirect?${filter}`)).data.length === 2);
});
after(() => cms?.remove());

type Issue = { path: string; message: string };

/** @returns the message above the form, and the one at the field */
async function publish(path: string, data: object): Promise<Partial<Issue> & { above?: string }> {
  const { body } = await editor.send("POST", path, { ...data, _status: "published" });
  const [error] = body.errors ?? [];
  return { ...(error?.data?.errors?.[0] as Issue | undefined), above: error?.message };
}

const settings = "/globals/settings";
const figure = { value: "5", label: "Plants" };
const product = { title: "A product" };

type Refused = [what: string, path: string, data: object, field: string, label: string, words: RegExp];

const refusedSettings = [
  ["a telephone that is a word", "phone", "call us", "Telephone", /no telephone number/],
  ["a chat without a number", "whatsapp_number", "on request", "WhatsApp number", /no telephone/],
  ["a disguised mail address", "official_email", "info(at)example", "Email", /no mail address/],
  ["a mail address without its end", "press_email", "press@", "Press email", /no mail address/],
  ["a map that is no address", "map_link", "beside the station", "Map", /https:/],
] as const;

const redirectLabels = { from: "Old path", to: "New path or address" };
const refusedRedirects = [
  ["a redirect from a full address", "https://example.com/old", "/about", "from", /only the path/],
  ["a redirect from no path", "old", "/about", "from", /path of the site/],
  ["a redirect from a page", "/Contact/", "/about", "from", /the page \/contact/],
  ["a redirect from a record", "/product/details/1/vn-100", "/about", "from", /has the page/],
  ["a second redirect", "/Careers", "/about", "from", /already/],
  ["a redirect to nothing", "/x", "mailto:a@b.c", "to", /path of the site/],
  ["a redirect to two slashes", "/x", "/..//example.com", "to", /two slashes/],
  ["a chain", "/a", "/b?x=1", "to", /redirected to \/c\. Write \/c here/],
  ["a loop", "/c", "/b", "to", /leads back here/],
  ["a redirect to itself", "/x", "/X/", "to", /to itself/],
  ["a redirect that breaks another", "/c", "/d", "from", /from \/b leads to this path/],
] as const;

const refused: Refused[] = [
  ...refusedSettings.map(
    ([what, field, value, label, words]): Refused => [
      what,
      settings,
      { [field]: value },
      field,
      label,
      words,
    ],
  ),
  [
    "a proof that is no address",
    "/figures",
    { ...figure, href: "see page 3" },
    "href",
    "Proof",
    /path such as/,
  ],
  ["a missing title", "/commitments", { title: "" }, "title", "Title", /Fill in “Title”/],
  ["a title of blanks", "/commitments", { title: "   " }, "title", "Title", /Fill in “Title”/],
  [
    "a long title",
    "/commitments",
    { title: "x".repeat(301) },
    "title",
    "Title",
    /has 301 characters.* at most 300/,
  ],
  ["a missing picture", "/gallery", { title: "Plant" }, "image", "Image", /Fill in “Image”/],
  [
    "a removed date",
    "/news",
    { title: "News", published_at: null },
    "published_at",
    "Date",
    /Fill in “Date”/,
  ],
  [
    "a part of a page",
    "/catalogues",
    { title: "Guide", page_count: 2.5 },
    "page_count",
    "Pages",
    /whole number above 0/,
  ],
  [
    "a row without a label",
    "/products",
    { ...product, specs: [{ key: "purity", label: "Purity" }, { key: "noise" }] },
    "specs.1.label",
    "Technical data, row 2: Label",
    /Fill in/,
  ],
  [
    "a long line for search engines",
    "/products",
    { ...product, seo: { title: "x".repeat(1001) } },
    "seo.title",
    "Search engines and shared links: Title",
    /at most 1000/,
  ],
  ["a banner of no page", "/banners", { name: "carreers" }, "name", "Page", /Choose one of the list/],
  ...refusedRedirects.map(
    ([what, from, to, field, words]): Refused => [
      what,
      "/redirects",
      { from, to },
      field,
      redirectLabels[field],
      words,
    ],
  ),
];

for (const [what, path, data, field, label, words] of refused)
  test(`${what} is refused at its field`, async () => {
    const { path: at, message = "", above = "" } = await publish(path, data);
    assert.equal(at, field);
    assert.match(message, words);
    assert.match(above, new RegExp(`: ${label}$`));
    assert.doesNotMatch(message + above, /expected|found|published_at|_/);
  });

const accepted: [what: string, path: string, data: object][] = [
  ["a telephone with an extension", settings, { phone: "+91-2712-223344 Ext. 102" }],
  ["two mail addresses", settings, { official_email: "mailto:info@example.com, sales@example.com" }],
  ["an empty field", settings, { phone: "", map_link: "" }],
  ["the proof in a document", "/figures", { ...figure, href: "/references#reference-1" }],
  ["the banner of a page", "/banners", { name: "contact" }],
  ["the banner of a record", "/banners", { name: "vn-100" }],
  ["a redirect from a file of old days", "/redirects", { from: "/products.html", to: "/product" }],
];

for (const [what, path, data] of accepted)
  test(`${what} is published`, async () => {
    assert.equal((await publish(path, data)).message, undefined);
  });

test("a record is published again as it is", async () => {
  const { body } = await editor.send("GET", "/redirects?where[from][equals]=/careers");
  const { status } = await editor.send("PATCH", `/redirects/${body.docs[0].id}`, { _status: "published" });
  assert.equal(status, 200);
});
