import type { Language } from "../words/language";
import { offeredLanguages } from "../words/offered-languages";
import { pagesInLanguages } from "./local-pages";
import { sitemapXml } from "./sitemap-xml";

jest.mock("../words/offered-languages", () => ({ offeredLanguages: jest.fn() }));

const load = async (language: Language) => ({
  ok: true as const,
  data:
    language === "en"
      ? [{ path: "/" }, { path: "/about" }, { path: "/product/details/1/vn-100-psa-generator" }]
      : [{ path: "/" }, { path: "/product/details/1/vn-100-psa" }],
});

it("of one language are as they are", async () => {
  jest.mocked(offeredLanguages).mockReturnValue(["en"]);
  const pages = await pagesInLanguages(load);
  expect(pages).toEqual(await load("en"));
  expect(sitemapXml(pages.ok ? pages.data : [], "https://site.test")).not.toContain("xhtml");
});

it("name each other, a record by its id, and only pages that exist", async () => {
  jest.mocked(offeredLanguages).mockReturnValue(["en", "hi"]);
  const pages = await pagesInLanguages(load);
  const xml = sitemapXml(pages.ok ? pages.data : [], "https://site.test");
  const alternates = (path: string) => {
    const [entry = ""] = xml.match(new RegExp(`<url><loc>https://site\\.test${path}</loc>.*`)) ?? [];
    return Array.from(entry.matchAll(/hreflang="([^"]+)" href="https:\/\/site\.test([^"]*)"/g), (m) =>
      m.slice(1).join(" "),
    );
  };
  const home = ["en /", "x-default /", "hi /hi"];
  expect([alternates("/"), alternates("/hi")]).toEqual([home, home]);
  expect(alternates("/about")).toEqual([]);
  const product = [
    "en /product/details/1/vn-100-psa-generator",
    "x-default /product/details/1/vn-100-psa-generator",
    "hi /hi/product/details/1",
  ];
  expect(alternates("/hi/product/details/1")).toEqual(product);
});

it("fail where those of one language fail", async () => {
  const failure = { ok: false as const, message: "Network Error" };
  const pages = await pagesInLanguages(async (language) => (language === "hi" ? failure : load("en")));
  expect(pages).toEqual(failure);
});
