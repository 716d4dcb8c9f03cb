import { parseRedirects, type RedirectRecord } from "./redirects";

const site = "https://site.test";
const entry = (from: string, to: string, permanent = true): RedirectRecord => ({ from, to, permanent });
const parse = (...records: RedirectRecord[]) => parseRedirects(records, site);

it("lead from a path to a path or to a URL", () => {
  const { redirects, refused } = parse(
    entry("/Products.html", "/product"),
    entry("/old/", "/blogs?page=2#list", false),
    entry("/shop", "https://shop.test/x?y=1"),
    entry("/start", `${site}/about`),
  );
  expect(refused).toEqual([]);
  expect([...redirects]).toEqual([
    ["/products.html", { to: "/product", permanent: true }],
    ["/old", { to: "/blogs?page=2#list", permanent: false }],
    ["/shop", { to: "https://shop.test/x?y=1", permanent: true }],
    ["/start", { to: "/about", permanent: true }],
  ]);
});

it.each(["old", "//host.test/x", "/\\host.test", "https://site.test/x", "", "/", "/a?b=1", "/a#b"])(
  "are refused from %j, which is not a path of the site",
  (from) => {
    expect(parse(entry(from, "/product"))).toEqual({
      redirects: new Map(),
      refused: [{ from, to: "/product", reason: "from is not a path of the site" }],
    });
  },
);

it.each(["/contact", "/Contact/", "/catalogues_downloads", "/service/detail/epc-projects"])(
  "are refused from the page %s, and others lead there",
  (from) => {
    const { redirects, refused } = parse(entry(from, "/about"), entry("/careers", from));
    expect([...redirects.keys()]).toEqual(["/careers"]);
    expect(refused).toEqual([{ from, to: "/about", reason: "from is a page of the site" }]);
  },
);

it.each([
  "product",
  "//host.test/x",
  "/\\host.test",
  "/\t/host.test",
  "javascript:alert(1)",
  "data:,x",
  "mailto:a@b.c",
  "https://u:p@x.test",
])("are refused to %j", (to) => {
  const { redirects, refused } = parse(entry("/old", to));
  expect(redirects.size).toBe(0);
  expect(refused).toMatchObject([{ reason: "to is neither a path of the site nor an http(s) URL" }]);
});

it.each([
  `${site}//evil.example/x`,
  `${site}///evil.example`,
  `${site}/\\evil.example`,
  `${site}\\/evil.example`,
  `${site}/\t/evil.example`,
  `${site}/.//evil.example`,
  "/.//evil.example",
  "/a/..//evil.example",
])("are refused to %j, whose path would be another host", (to) => {
  const { redirects, refused } = parse(entry("/old", to));
  expect(redirects.size).toBe(0);
  expect(refused).toMatchObject([{ reason: "to has two slashes at the start of its path" }]);
});

it("are refused as loops and chains", () => {
  const { redirects, refused } = parse(
    entry("/self", "/Self?x=1"),
    entry("/a", "/b/"),
    entry("/b", "/c"),
    entry("/ping", `${site}/pong`),
    entry("/pong", "/ping#top"),
    entry("/b", "/d"),
  );
  expect([...redirects.keys()]).toEqual(["/b"]);
  expect(refused.map(({ from, reason }) => [from, reason])).toEqual([
    ["/self", "to is itself redirected"],
    ["/a", "to is itself redirected"],
    ["/ping", "to is itself redirected"],
    ["/pong", "to is itself redirected"],
    ["/b", "from already has a redirect"],
  ]);
});
