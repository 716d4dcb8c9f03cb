import { addCachedPath, cachedRecordPage, isCachedPath, removeCachedPath } from "./cached-paths";

it("knows the pages that are cached until they are removed", () => {
  addCachedPath("/about", true);
  expect(isCachedPath("/about")).toBe(true);
  removeCachedPath("/about");
  expect(isCachedPath("/about")).toBe(false);
});

it("finds the page of a record under any slug, as long as it is one", () => {
  addCachedPath("/blogs/details/7/a-title", true);
  addCachedPath("/blogs/details/7/a-former-title", false);
  expect(cachedRecordPage("/blogs/details/7/anything")).toBe("/blogs/details/7/a-title");
  expect(cachedRecordPage("/blogs/details/7")).toBe("/blogs/details/7/a-title");
  expect(cachedRecordPage("/blogs/details/70/a-title")).toBeUndefined();
  expect(cachedRecordPage("/about")).toBeUndefined();
  // It was renamed, and redirects.
  addCachedPath("/blogs/details/7/a-title", false);
  expect(cachedRecordPage("/blogs/details/7/anything")).toBeUndefined();
});
