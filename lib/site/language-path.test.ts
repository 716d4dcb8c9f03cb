import { callUrl, localPath, pathInNext, splitLanguage } from "./language-path";

it.each([
  ["/", "/hi"],
  ["/#top", "/hi#top"],
  ["/about", "/hi/about"],
  ["/blogs/feed.xml", "/hi/blogs/feed.xml"],
  ["/blogs?page=2#list", "/hi/blogs?page=2#list"],
])("%s is %s in Hindi, and back", (path, local) => {
  expect(localPath(path, "hi")).toBe(local);
  expect(splitLanguage(local)).toEqual({ language: "hi", path });
  expect(localPath(path, "en")).toBe(path);
});

it("leaves the title out of a record's address", () => {
  expect(localPath("/product/details/1/vn-100?flow=300#data", "hi")).toBe(
    "/hi/product/details/1?flow=300#data",
  );
});

it.each([
  "/files/a.pdf",
  "/sitemap.xml",
  "/_next/image?url=x",
  "/og/home.jpg",
  "https://example.com/about",
  "//example.com/about",
  "#part",
  "mailto:a@b.example",
])("%s has no language", (path) => {
  expect(localPath(path, "hi")).toBe(path);
});

it.each(["/hi-IN/about", "/HI-in/about", "/hi_IN/about"])("%s is in Hindi", (path) => {
  expect(splitLanguage(path)).toEqual({ language: "hi", path: "/about" });
});

it.each(["/about", "/hinges", "/mr", "/mr-IN", "/hi-tech", "/"])("%s has no prefix", (path) => {
  expect(splitLanguage(path)).toEqual({ language: "en", path });
});

it.each([
  ["/", "/en", "/hi"],
  ["/about", "/en/about", "/hi/about"],
  ["/blogs/feed.xml", "/en/blogs/feed.xml", "/hi/blogs/feed.xml"],
])("Next has %s below the code of each language", (path, english, hindi) => {
  expect(pathInNext(path, "en")).toBe(english);
  expect(pathInNext(path, "hi")).toBe(hindi);
  expect(splitLanguage(english)).toEqual({ language: "en", path });
});

it("names the language of a call in its query", () => {
  expect(callUrl("/api/search?q=x", "hi")).toBe("/api/search?q=x&locale=hi");
  expect(callUrl("/api/lists/blog/2", "hi")).toBe("/api/lists/blog/2?locale=hi");
  expect(callUrl("/api/lists/blog/2", "en")).toBe("/api/lists/blog/2");
});
