/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { pushUrl, replaceUrl, useSearchParam } from "./use-search-param";

const page = (initial: string | null = null) =>
  renderHook(() => useSearchParam("/leadership", "page", initial)).result;

beforeEach(() => history.replaceState(null, "", "/leadership"));

it("returns the query parameter", () => {
  history.replaceState(null, "", "/leadership?page=2&item=7");
  expect(page().current).toBe("2");
});

it("is null without the parameter, whatever the initial value", () => {
  expect(page("2").current).toBeNull();
});

it("is the initial value on another path", () => {
  history.replaceState(null, "", "/leadership/page/3?page=9");
  expect(page("3").current).toBe("3");
});

it("follows pushUrl, which adds a history entry", () => {
  const { current: before } = { current: history.length };
  const result = page();
  act(() => pushUrl("/leadership?page=2"));
  expect(result.current).toBe("2");
  expect(history.length).toBe(before + 1);
});

it("follows replaceUrl, which adds none", () => {
  const before = history.length;
  const result = page();
  act(() => replaceUrl("/leadership?page=3"));
  expect(result.current).toBe("3");
  expect(history.length).toBe(before);
});

it("follows the browser's buttons", () => {
  const result = page();
  history.replaceState(null, "", "/leadership?page=4");
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(result.current).toBe("4");
});

it("removes its listeners on unmount", () => {
  const removed = jest.spyOn(window, "removeEventListener");
  renderHook(() => useSearchParam("/leadership", "page", null)).unmount();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(["popstate", "url-change"]),
  );
});
