/** @jest-environment jsdom */
import { stayOffline } from "./stay-offline";

const navigation = new EventTarget();
let isOnline = false;
const toasts: string[] = [];
const shown = jest.fn();
let stop = () => {};

beforeAll(() => {
  Object.assign(window, { navigation });
  Object.defineProperty(navigator, "onLine", { get: () => isOnline });
  addEventListener("toast", ({ detail }: CustomEventInit) => toasts.push(detail.text));
  addEventListener("pageshow", shown);
  jest.useFakeTimers();
});
beforeEach(() => {
  isOnline = false;
  toasts.length = 0;
  shown.mockClear();
  stop = stayOffline("You are offline.");
});
afterEach(() => stop());

/** @returns true if the page stays */
function leave({ url = "/about", cancelable = true, sameDocument = false, navigationType = "push" } = {}) {
  const event = new Event("navigate", { cancelable });
  const destination = { url: new URL(url, location.href).href, sameDocument };
  navigation.dispatchEvent(Object.assign(event, { destination, navigationType }));
  jest.runAllTimers();
  return event.defaultPrevented;
}

it("stays on the page, says why, and has the router continue", () => {
  expect(leave()).toBe(true);
  expect(toasts).toEqual(["You are offline."]);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ persisted: true }));
});

it.each([
  ["changes only the URL", { sameDocument: true }],
  ["leads to another site", { url: "https://elsewhere.test/" }],
  ["reloads the page", { navigationType: "reload" }],
  ["cannot be stopped", { cancelable: false }],
])("leaves alone what %s", (_, navigation) => {
  expect(leave(navigation)).toBe(false);
  expect(toasts).toEqual([]);
});

it("follows links online, and after it has stopped", () => {
  isOnline = true;
  expect(leave()).toBe(false);
  isOnline = false;
  stop();
  expect(leave()).toBe(false);
});
