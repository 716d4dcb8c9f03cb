/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { prefetchLikelyLinks } from "./likely-links";
import { PrefetchLinks } from "./prefetch-links";

jest.mock("next/navigation", () => ({
  useRouter: () => "router",
  useSelectedLayoutSegments: () => ["services"],
}));
jest.mock("./likely-links", () => ({ prefetchLikelyLinks: jest.fn() }));

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  jest.mocked(prefetchLikelyLinks).mockReset();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    cancelIdleCallback: jest.fn(),
  });
});

it.each([
  ["without information about the connection", undefined, true],
  ["on 3G", { effectiveType: "3g" }, true],
  ["on 2G", { effectiveType: "2g" }, false],
  ["with data saver", { effectiveType: "4g", saveData: true }, false],
])("%s, likely links are prefetched when the page is idle: %j, %s", async (_, connection, isPrefetched) => {
  Object.assign(navigator, { connection });
  render(<PrefetchLinks />);
  expect(prefetchLikelyLinks).not.toHaveBeenCalled();
  expect(idle).toHaveLength(isPrefetched ? 1 : 0);
  for (const run of idle) run();
  await import("./likely-links");
  await Promise.resolve();
  expect(prefetchLikelyLinks).toHaveBeenCalledTimes(isPrefetched ? 1 : 0);
});
