/** @jest-environment jsdom */
import { prefetchLikelyLinks } from "./likely-links";

const router = { prefetch: jest.fn() } as never;
const marked = () => [...document.querySelectorAll(".near")].map(({ id }) => id);

beforeEach(() => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 10 } as DOMRect);
  document.body.innerHTML =
    '<main><a id="a" href="/a">A</a><a id="b" href="/b">B</a><a id="c" href="/c">C</a></main>';
});

it("marks links after the loader has, and with it at most two", () => {
  const { signal } = new AbortController();
  prefetchLikelyLinks(router, () => true, signal);
  expect(marked()).toEqual([]);

  document.getElementById("c")?.classList.add("near");
  document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules" }));
  dispatchEvent(new Event("scrollend"));
  expect(marked()).toEqual(["a", "c"]);
});
