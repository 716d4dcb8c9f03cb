/** @jest-environment jsdom */
import { hydrationDelayMs, shownDelayMs } from "../../lib/site/browser-periods.ts";
import { loader } from "./hydration-loader.ts";

const always = ["click", "hydrated", "beforeprint"];
const interactions = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

it.each([
  ["without information about the connection", undefined, true],
  ["on 4G", { effectiveType: "4g" }, true],
  ["on 3G", { effectiveType: "3g" }, true],
  ["on 2G", { effectiveType: "2g" }, false],
  ["on a connection slower than 2G", { effectiveType: "slow-2g" }, false],
  ["with data saver", { effectiveType: "4g", saveData: true }, false],
])("%s, an interaction hydrates the page: %j, %s", (_, connection, isStarted) => {
  Object.assign(navigator, { connection });
  const add = jest.spyOn(window, "addEventListener").mockReturnValue();
  loader("/hydrate.js", "build", "version", "a b", []);
  expect(add.mock.calls.map(([type]) => type)).toEqual(
    isStarted ? [...always, ...interactions, "load"] : always,
  );
  add.mockRestore();
});

it("prepares the next pages, and starts by itself, only after a frame was drawn", () => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: undefined });
  Object.assign(globalThis, {
    PRERENDER_RULES: "{}",
    SHOWN_DELAY_MS: shownDelayMs,
    HYDRATION_DELAY_MS: hydrationDelayMs,
  });
  const add = jest.spyOn(window, "addEventListener").mockReturnValue();
  const frame = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const added = () => [...document.head.querySelectorAll("script, link")].map(({ localName }) => localName);
  loader("data:text/javascript,", "build", "version", "a b", []);
  const [, load] = add.mock.calls.find(([type]) => type === "load") ?? [];
  (load as () => void)();
  jest.advanceTimersByTime(60_000);
  expect(added()).toEqual([]);

  frame.mock.calls[0]?.[0](0);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(shownDelayMs);
  expect(added()).toEqual(["script"]);
  jest.advanceTimersByTime(hydrationDelayMs);
  expect(added()).toEqual(["script", "link", "link"]);
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
