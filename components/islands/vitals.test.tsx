/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { measure } from "./measure-vitals";
import { Vitals } from "./vitals";

jest.mock("./measure-vitals", () => ({ measure: jest.fn() }));

let state: DocumentReadyState;
beforeEach(() => {
  state = "interactive";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => state);
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
});
afterEach(() => jest.restoreAllMocks());

/** Resolves after the component's own import of the module. */
const imported = () => act(async () => void (await import("./measure-vitals")));

async function load(): Promise<void> {
  state = "complete";
  dispatchEvent(new Event("load"));
  await imported();
}

it("starts after the load event", async () => {
  render(<Vitals sample={1} />);
  await imported();
  expect(measure).not.toHaveBeenCalled();
  await load();
  expect(measure).toHaveBeenCalledTimes(1);
});

it.each([
  [0.1, 0.09, 1],
  [0.1, 0.1, 0],
  [0, 0, 0],
])("with sample %d, a visit that draws %d is measured %d times", async (sample, drawn, times) => {
  jest.spyOn(Math, "random").mockReturnValue(drawn);
  render(<Vitals sample={sample} />);
  await load();
  expect(measure).toHaveBeenCalledTimes(times);
});

it.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("measures nothing for a visitor with %s", async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  render(<Vitals sample={1} />);
  await load();
  expect(measure).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, name);
});
