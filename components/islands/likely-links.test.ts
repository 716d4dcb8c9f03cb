/** @jest-environment jsdom */
import { prefetchLikelyLinks } from "./likely-links";

const prefetch = jest.fn();
const router = { prefetch } as never;
const marked = () => [...document.querySelectorAll(".prerender")].map(({ id }) => id);
const isAlways = () => true;

let listeners: AbortController;
let canPrerender: boolean;
let hasMouse: boolean;

beforeEach(() => {
  listeners = new AbortController();
  [canPrerender, hasMouse] = [true, false];
  prefetch.mockReset();
  document.head.replaceChildren();
  Object.assign(HTMLScriptElement, { supports: () => canPrerender });
  Object.assign(window, { matchMedia: () => ({ matches: hasMouse }) });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 10 } as DOMRect);
  document.body.innerHTML = `<main>${["a", "b", "c", "d"]
    .map((id) => `<a id="${id}" href="/services/details/${id}">${id}</a>`)
    .join("")}<a href="/about">About</a><a href="/product/details/1?compare=1">Query</a></main>`;
});
afterEach(() => listeners.abort());

const start = () => prefetchLikelyLinks(router, isAlways, listeners.signal);
const touch = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
const addRules = () =>
  document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules" }));

it("marks links after the loader has, and with it at most two", () => {
  start();
  expect(marked()).toEqual([]);

  document.getElementById("c")?.classList.add("prerender");
  addRules();
  dispatchEvent(new Event("scrollend"));
  expect(marked()).toEqual(["a", "c"]);
  expect(prefetch).not.toHaveBeenCalled();
});

it("with a mouse, marks the first two links that it touches", () => {
  hasMouse = true;
  addRules();
  start();
  dispatchEvent(new Event("scrollend"));
  expect(marked()).toEqual([]);
  for (const id of ["d", "b", "a"]) touch(id);
  expect(marked()).toEqual(["b", "d"]);
});

describe("without Speculation Rules", () => {
  beforeEach(() => {
    canPrerender = false;
  });
  const prefetched = () => prefetch.mock.calls.map(([path]) => path);

  it("prefetches the payloads of three links in view to details, once", () => {
    start();
    dispatchEvent(new Event("scrollend"));
    expect(prefetched()).toEqual(["/services/details/a", "/services/details/b", "/services/details/c"]);
    expect(prefetch).toHaveBeenCalledWith("/services/details/a", { kind: "full" });
    expect(marked()).toEqual([]);
  });

  it("with a mouse, prefetches those that it touches, at most three", () => {
    hasMouse = true;
    start();
    dispatchEvent(new Event("scrollend"));
    expect(prefetched()).toEqual([]);
    for (const id of ["b", "b", "d", "a", "c"]) touch(id);
    expect(prefetched()).toEqual(["/services/details/b", "/services/details/d", "/services/details/a"]);
  });

  it("stops with its signal", () => {
    listeners.abort();
    start();
    expect(prefetched()).toEqual([]);
  });
});
