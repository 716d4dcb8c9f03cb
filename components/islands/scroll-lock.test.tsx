/** @jest-environment jsdom */
import { lockScroll } from "./scroll-lock";

const { style } = document.documentElement;

afterEach(() => {
  style.overflow = "";
  style.scrollbarGutter = "";
});

it("prevents scrolling until it is unlocked", () => {
  const unlock = lockScroll();
  expect(style.overflow).toBe("hidden");
  unlock();
  expect(style.overflow).toBe("");
});

it("restores the previous style", () => {
  style.overflow = "clip";
  const unlock = lockScroll();
  expect(style.overflow).toBe("hidden");
  unlock();
  expect(style.overflow).toBe("clip");
});

it.each([
  [1009, "stable"],
  [1024, ""],
])("a page of %i px in a window of 1024 px gets scrollbar-gutter %j", (width, gutter) => {
  jest.replaceProperty(window, "innerWidth", 1024);
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
  const unlock = lockScroll();
  expect(style.scrollbarGutter ?? "").toBe(gutter);
  unlock();
  expect(style.scrollbarGutter ?? "").toBe("");
  jest.restoreAllMocks();
});
