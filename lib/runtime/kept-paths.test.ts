/** @jest-environment node */
import { forgetPath, isKept, keepPath, keptRecordPage } from "./kept-paths";

it("knows the pages that are kept until they are forgotten", () => {
  keepPath("/about", true);
  expect(isKept("/about")).toBe(true);
  forgetPath("/about");
  expect(isKept("/about")).toBe(false);
});

it("finds the page of a record under any slug, as long as it is one", () => {
  keepPath("/blogs/details/7/a-title", true);
  keepPath("/blogs/details/7/a-former-title", false);
  expect(keptRecordPage("/blogs/details/7/anything")).toBe("/blogs/details/7/a-title");
  expect(keptRecordPage("/blogs/details/7")).toBe("/blogs/details/7/a-title");
  expect(keptRecordPage("/blogs/details/70/a-title")).toBeUndefined();
  expect(keptRecordPage("/about")).toBeUndefined();
  // It was renamed, and redirects.
  keepPath("/blogs/details/7/a-title", false);
  expect(keptRecordPage("/blogs/details/7/anything")).toBeUndefined();
});
