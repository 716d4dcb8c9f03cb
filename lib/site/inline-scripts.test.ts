/** @jest-environment jsdom */
import { followAddress, followVisitor } from "./inline-scripts.ts";

let isNarrow = false;
let listeners: AbortController;
const { addEventListener: add } = window;

/** Loads a page with the chat box. */
function openPage(path = "/about") {
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  jest
    .spyOn(window, "addEventListener")
    .mockImplementation((type, listener) => add.call(window, type, listener as EventListener, { signal }));
  history.replaceState(null, "", path);
  scrollTo(0);
  document.body.innerHTML = "<input><footer><details open><summary>Chat</summary></details></footer>";
  new Function(followVisitor)();
  return document.querySelector("details") as HTMLDetailsElement;
}

function press() {
  document.querySelector("summary")?.click();
}

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  sessionStorage.clear();
  isNarrow = false;
  window.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

it("marks a page that is scrolled by more than 10 px", () => {
  openPage();
  const { documentElement: root } = document;
  scrollTo(10);
  expect(root.hasAttribute("data-scrolled")).toBe(false);
  scrollTo(11);
  expect(root.hasAttribute("data-scrolled")).toBe(true);
  scrollTo(0);
  expect(root.hasAttribute("data-scrolled")).toBe(false);
});

it("does the same on a page without a chat box", () => {
  openPage();
  document.querySelector("footer")?.replaceChildren();
  scrollTo(500);
  expect(document.documentElement.hasAttribute("data-scrolled")).toBe(true);
});

it("reads no position before the page is shown", () => {
  const read = jest.fn(() => 0);
  openPage();
  for (const name of ["scrollY", "innerHeight"])
    Object.defineProperty(window, name, { get: read, configurable: true });
  new Function(followVisitor)();
  expect(read).not.toHaveBeenCalled();
  for (const name of ["scrollY", "innerHeight"])
    Object.defineProperty(window, name, {
      value: name === "scrollY" ? 0 : 768,
      writable: true,
      configurable: true,
    });
});

it("keeps the chat box closed for the session once it is closed", () => {
  expect(openPage().open).toBe(true);
  press();
  expect(openPage().open).toBe(false);
  press();
  expect(openPage().open).toBe(true);
});

it("opens and closes it without session storage", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const box = openPage();
  press();
  expect(box.open).toBe(false);
  press();
  expect(box.open).toBe(true);
});

describe("on a narrow screen", () => {
  beforeEach(() => {
    isNarrow = true;
  });

  it("folds it after 400 px of scrolling, and unfolds it at the top", () => {
    const box = openPage();
    scrollTo(400);
    expect(box.open).toBe(true);
    scrollTo(401);
    expect(box.open).toBe(false);
    scrollTo(100);
    expect(box.open).toBe(true);
  });

  it("folds one that React has rendered anew", () => {
    const box = openPage();
    scrollTo(500);
    const anew = box.cloneNode(true) as HTMLDetailsElement;
    anew.open = true;
    box.replaceWith(anew);
    scrollTo(501);
    expect(anew.open).toBe(false);
  });

  it("folds it while a field has the focus, and on the contact page", () => {
    const box = openPage();
    document.querySelector("input")?.focus();
    expect(box.open).toBe(false);
    document.querySelector("input")?.blur();
    scrollTo(1);
    expect(box.open).toBe(true);
    expect(openPage("/contact").open).toBe(false);
  });

  it("leaves it as the visitor wants it until the next change", () => {
    const box = openPage();
    scrollTo(500);
    press();
    scrollTo(900);
    expect(box.open).toBe(true);
    press();
    scrollTo(0);
    expect(box.open).toBe(false);
  });

  it("keeps nothing that it folds itself", () => {
    openPage();
    scrollTo(500);
    expect(openPage().open).toBe(true);
  });
});

it("does not fold it on a wide screen", () => {
  const box = openPage();
  scrollTo(5000);
  expect(box.open).toBe(true);
});

it("takes query and fragment along to the page in another language", async () => {
  history.replaceState(null, "", "/product?gas=oxygen#results");
  document.body.innerHTML = '<a rel="alternate" href="/hi/product">हिन्दी</a><a href="/hi/x">x</a>';
  new Function(followAddress)();
  const hrefs = () => Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
  expect(hrefs()).toEqual(["/hi/product?gas=oxygen#results", "/hi/x"]);
  const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = "#find";
  await changed;
  expect(hrefs()).toEqual(["/hi/product?gas=oxygen#find", "/hi/x"]);
});
