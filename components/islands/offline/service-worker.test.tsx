/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { connect } from "./connect";
import { ServiceWorker } from "./service-worker";

jest.mock("./connect", () => ({ connect: jest.fn(async () => {}) }));

const workers: { controller: object | null } = { controller: null };
beforeAll(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: workers });
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  workers.controller = null;
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

async function view(isOn: boolean): Promise<void> {
  render(<ServiceWorker isOn={isOn} />);
  await jest.runAllTimersAsync();
}

it("registers the worker once the first seconds have passed", async () => {
  render(<ServiceWorker isOn />);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(connect).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(connect).toHaveBeenCalledWith(true);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "registers none with %j",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    await view(true);
    expect(connect).not.toHaveBeenCalled();
  },
);

it("where it is turned off, asks only a browser that has one", async () => {
  await view(false);
  expect(connect).not.toHaveBeenCalled();
  workers.controller = {};
  await view(false);
  expect(connect).toHaveBeenCalledWith(false);
});
