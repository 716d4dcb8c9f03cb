import { log } from "../runtime/log";
import { submitToIndexNow } from "./index-now";

const settings: { SITE_URL: string; INDEXNOW_KEY?: string } = { SITE_URL: "https://www.site.test" };
jest.mock("../runtime/env", () => ({ env: () => settings }));
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(async () => {}) }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  settings.INDEXNOW_KEY = "0123456789abcdef";
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched as never);
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 202 }));
});
afterEach(() => jest.restoreAllMocks());

it("submits all changed pages in one batch, with the key and its place", async () => {
  await submitToIndexNow(["/info-news", "/hi/info-news"]);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [[url, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect(url).toBe("https://api.indexnow.org/indexnow");
  expect(JSON.parse(String(init.body))).toEqual({
    host: "www.site.test",
    key: "0123456789abcdef",
    keyLocation: "https://www.site.test/0123456789abcdef.txt",
    urlList: ["https://www.site.test/info-news", "https://www.site.test/hi/info-news"],
  });
});

it("is off without a key, and silent without changes", async () => {
  await submitToIndexNow([]);
  delete settings.INDEXNOW_KEY;
  await submitToIndexNow(["/info-news"]);
  expect(fetched).not.toHaveBeenCalled();
});

it("tries three times, logs the failure, and does not throw", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 429 }));
  await expect(submitToIndexNow(["/"])).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(log.warn).toHaveBeenCalledWith(
    { pages: 1, failure: "status 429" },
    "changes not submitted to IndexNow",
  );
});

it("does not repeat what was refused", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 403 }));
  await submitToIndexNow(["/"]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
