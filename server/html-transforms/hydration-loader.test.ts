/** @jest-environment jsdom */
import { hydrationDelayMs, hydrationRetryMs, shownDelayMs } from "../../lib/site/browser-periods.ts";
import { loader } from "./hydration-loader.ts";

/** Loads a page with these elements, and ends what an earlier one listens to. */
function openPage(
  body: string,
  { connection, hasMouse = false }: { connection?: object; hasMouse?: boolean } = {},
) {
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  jest
    .spyOn(window, "addEventListener")
    .mockImplementation((type, listener) =>
      add.call(window, type, listener as EventListener, { capture: true, signal }),
    );
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    frame = run;
    return 0;
  });
  Object.assign(navigator, { connection });
  Object.assign(window, { matchMedia: () => ({ matches: hasMouse }) });
  document.head.replaceChildren();
  document.body.innerHTML = body;
  loader("data:text/javascript,", "build", "version", "a b", []);
}

const added = () => [...document.head.querySelectorAll("script, link")].map(({ localName }) => localName);
const hasStarted = () => added().includes("link");

let listeners: AbortController | undefined;
let frame: FrameRequestCallback;
const { addEventListener: add } = window;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    PRERENDER_RULES: "{}",
    SHOWN_DELAY_MS: shownDelayMs,
    HYDRATION_DELAY_MS: hydrationDelayMs,
    HYDRATION_RETRY_MS: hydrationRetryMs,
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page = `<header><details><summary><svg></svg></summary></details></header>
  <p>Words</p><details><summary class="plain">More</summary></details><a class="plain" href="#there">There</a>
  <input><button type="button">Show the map</button><a data-opens href="#picture">Picture</a>`;
const click = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

it.each(["p", ".plain", "a.plain"])("a visitor who reads, and presses %s, loads no scripts", (selector) => {
  openPage(page);
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown"])
    document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 5 }));
  click(selector);
  expect(hasStarted()).toBe(false);
});

it.each<[string, string, string]>([
  ["a field", "input", "focusin"],
  ["a menu by keyboard", "header summary", "focusin"],
  ["the icon of a menu", "svg", "click"],
  ["a button", "button", "click"],
  ["a link to a picture", "a[data-opens]", "click"],
])("%s in use starts the scripts", (_, selector, type) => {
  openPage(page);
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(hasStarted()).toBe(true);
});

it("with a mouse, its first movement starts them, but not the report of a resting one", () => {
  openPage(page, { hasMouse: true });
  const move = (movementX: number) =>
    document.body.dispatchEvent(
      Object.assign(new Event("pointermove", { bubbles: true }), { movementX, movementY: 0 }),
    );
  move(0);
  expect(hasStarted()).toBe(false);
  move(-1);
  expect(hasStarted()).toBe(true);
});

it("holds the first press of a link only", () => {
  openPage(page);
  const opener = document.querySelector("a[data-opens]") as HTMLAnchorElement;
  expect(click("a[data-opens]")).toBe(false);
  expect(opener.ariaBusy).toBe("true");
  expect(click("a[data-opens]")).toBe(true);
});

it("holds the last press, and none of what React has hydrated meanwhile", () => {
  openPage(page);
  const [opener, button] = [document.querySelector("a[data-opens]"), document.querySelector("button")];
  click("a[data-opens]");
  expect(click("button")).toBe(false);
  expect([opener?.ariaBusy, button?.ariaBusy]).toEqual([null, "true"]);
  Object.assign(opener ?? {}, { __reactProps: {} });
  expect(click("a[data-opens]")).toBe(true);
  expect([opener?.ariaBusy, button?.ariaBusy]).toEqual([null, null]);
});

it("with a mouse, leaves links to the browser, and holds a button", () => {
  openPage(page, { hasMouse: true });
  expect(click("a[data-opens]")).toBe(true);
  expect(click("button")).toBe(false);
});

it.each([false, true])(
  "after a frame was drawn, it has likely pages prepared; with a mouse (%s) it starts by itself",
  (hasMouse) => {
    openPage(
      '<main><a href="/hidden" hidden>Hidden</a><a href="/a">A</a><a href="/b?x">B</a><a href="/#part">Part</a><a href="/c">C</a><a href="/d">D</a></main>',
      {
        hasMouse,
      },
    );
    Object.assign(navigator, { maxTouchPoints: hasMouse ? 0 : 5 });
    jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: HTMLElement) {
      return (this.hidden ? [] : [{ top: 5 }]) as unknown as DOMRectList;
    });
    const fetched = Object.assign(globalThis, { fetch: jest.fn(async (_url: string) => {}) }).fetch;
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(60_000);
    expect(added()).toEqual([]);
    frame(0);
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(shownDelayMs);
    expect(added()).toEqual(["script"]);
    const likely = hasMouse ? [] : ["/a", "/c"];
    expect([...document.querySelectorAll(".prerender")].map((one) => one.getAttribute("href"))).toEqual(
      likely,
    );
    // This browser prerenders nothing.
    expect(fetched.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(likely);
    jest.advanceTimersByTime(hydrationDelayMs);
    expect(hasStarted()).toBe(hasMouse);
  },
);
