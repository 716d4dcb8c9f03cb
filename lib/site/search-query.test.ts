import { essentialUrl, fixUrl, internalUrl } from "./fix-url";
import { normalizeQuery, parseSearchSegment, searchHref, searchPath } from "./search-query";

const path = (url: string) => internalUrl(new URL(url, "https://site.test"));

it.each(["cold box", "300 Nm³/h", "नाइट्रोजन", "a/b?c#d", "\"<&>'", "Řež", "😀"])(
  "serves %j as a path and back",
  (query) => {
    const segment = searchPath(query).split("/").at(-1) ?? "";
    expect(segment).toMatch(/^[0-9a-f]+$/);
    expect(parseSearchSegment(segment)).toBe(query);
    expect(path(searchHref(query))).toBe(
      `${searchPath(query)}${new URL(searchHref(query), "https://site.test").search}`,
    );
  },
);

it("has single spaces, no control characters and a length", () => {
  expect(normalizeQuery("  cold\n\t box\u0000 ")).toBe("cold box");
  expect(normalizeQuery("x".repeat(500))).toHaveLength(80);
  expect(normalizeQuery(`${"x".repeat(79)}😀`)).not.toMatch(/[\ud800-\udfff]/);
});

it("serves the page of the form without words", () => {
  for (const url of ["/search", "/search?_rsc", "/search?q=", "/search?q=%20"])
    expect(path(url)).toBeUndefined();
  expect(essentialUrl("/search?_rsc")).toEqual({ path: "/search", url: "/search" });
  expect(essentialUrl("/search?utm_source=x&q=cold++box")).toEqual({
    path: searchPath("cold box"),
    url: "/search?q=cold+box",
  });
});

it("leads from the path at which Next serves results to their URL", () => {
  expect(fixUrl(searchPath("cold box"))).toEqual({ redirect: "/search?q=cold+box" });
  expect(fixUrl("/search/find/zz")).toEqual({ redirect: "/search" });
});

it.each(["", "zz", "6", "ff", "%20"])("finds no words in the segment %j", (segment) => {
  expect(parseSearchSegment(segment).replace("\ufffd", "")).toBe("");
});
