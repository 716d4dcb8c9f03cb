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

it("prefetches likely links when the page is idle", async () => {
  render(<PrefetchLinks />);
  expect(prefetchLikelyLinks).not.toHaveBeenCalled();
  for (const run of idle) run();
  await import("./likely-links");
  await Promise.resolve();
  expect(prefetchLikelyLinks).toHaveBeenCalledTimes(1);
});
