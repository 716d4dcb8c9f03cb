/** @jest-environment jsdom */
import { lockScroll } from "./scroll-lock";

const { style } = document.documentElement;

afterEach(() => jest.restoreAllMocks());

it.each([
  [1009, "stable"],
  [1024, ""],
])("a page of %i px in a window of 1024 px is locked with scrollbar-gutter %j", (width, gutter) => {
  style.overflow = "clip";
  jest.replaceProperty(window, "innerWidth", 1024);
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
  const unlock = lockScroll();
  expect([style.overflow, style.scrollbarGutter ?? ""]).toEqual(["hidden", gutter]);
  unlock();
  expect([style.overflow, style.scrollbarGutter ?? ""]).toEqual(["clip", ""]);
});
