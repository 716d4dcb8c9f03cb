/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { connect } from "./connect";
import { ServiceWorker } from "./service-worker";

jest.mock("./connect", () => ({ connect: jest.fn(async () => {}) }));

it.each([
  [{ effectiveType: "4g" }, 1],
  [{ saveData: true }, 0],
  [{ effectiveType: "2g" }, 0],
  [{ effectiveType: "slow-2g" }, 0],
])("with the connection %j, registers %i workers, after the first seconds", async (connection, count) => {
  jest.useFakeTimers();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: null }, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  render(<ServiceWorker isOn />);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(connect).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(connect).toHaveBeenCalledTimes(count);
  jest.useRealTimers();
});
