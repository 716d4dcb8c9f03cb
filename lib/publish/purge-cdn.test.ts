import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../runtime/log";
import { purgeCdn } from "./purge-cdn";

const settings: { PURGE_URL?: string; PURGE_SECRET?: string } = {};
jest.mock("../runtime/env", () => ({ env: () => settings }));
jest.mock("../runtime/log", () => ({ log: { info: jest.fn(), error: jest.fn() } }));
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(async () => {}) }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  Object.assign(settings, { PURGE_URL: "https://cdn.test/purge", PURGE_SECRET: "a secret of some length" });
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched as never);
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => jest.restoreAllMocks());

it("posts the tags and the paths with the secret", async () => {
  await purgeCdn(["news"], ["/info-news"]);
  const [[url, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect(url).toBe("https://cdn.test/purge");
  expect(init).toMatchObject({
    method: "POST",
    headers: { authorization: "Bearer a secret of some length", "content-type": "application/json" },
    redirect: "error",
    signal: expect.any(AbortSignal),
  });
  expect(JSON.parse(String(init.body))).toEqual({ tags: ["news"], paths: ["/info-news"] });
  expect(log.error).not.toHaveBeenCalled();
});

it("does nothing without PURGE_URL or without tags", async () => {
  await purgeCdn([], ["/"]);
  delete settings.PURGE_URL;
  await purgeCdn(["news"], ["/"]);
  expect(fetched).not.toHaveBeenCalled();
});

it("tries again after a delay, and logs no failure that is over", async () => {
  fetched.mockRejectedValueOnce(new Error("fetch failed"));
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await purgeCdn(["news"], []);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(jest.mocked(sleep).mock.calls.map(([ms]) => ms)).toEqual([1_000, 4_000]);
  expect(log.error).not.toHaveBeenCalled();
});

it("logs a failure after three tries, and does not throw", async () => {
  fetched.mockRejectedValue(new Error("fetch failed"));
  await expect(purgeCdn(["news"], ["/", "/blogs"])).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith(
    { tags: ["news"], paths: 2, failure: "fetch failed" },
    "copies not purged",
  );
});

it("does not repeat a rejected call", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 401 }));
  await purgeCdn(["news"], []);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: "status 401" }),
    expect.any(String),
  );
});
