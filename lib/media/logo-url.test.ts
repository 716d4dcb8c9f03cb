import { isLogoUrl, logoSources } from "./logo-url";

it("marks every URL of a logo", () => {
  const { src, srcSet = "" } = logoSources("/files/media/a logo.png", 64);
  const urls = [src, ...srcSet.split(", ").map((source) => source.split(" ")[0] ?? "")];
  expect(urls.length).toBeGreaterThan(2);
  for (const url of urls) expect([url, isLogoUrl(url)]).toEqual([url, true]);
  expect(srcSet).toMatch(/&logo 64w, .*&logo 128w$/);
});

it("does not have drawings resized", () => {
  const { src, srcSet } = logoSources("/files/media/logo.svg", 64);
  expect([src, srcSet]).toEqual(["/files/media/logo.svg?logo", undefined]);
  expect(isLogoUrl(src)).toBe(true);
});

it.each([
  "/files/logo.png",
  "/files/a.png?logos",
  "/_next/image?url=%2Ffiles%2Flogo&w=64&q=70",
  "/about?logo",
  "/files/a.png?x=logo",
])("takes %s for no logo", (url) => {
  expect(isLogoUrl(url)).toBe(false);
});
