/** @jest-environment node */
import { connection } from "next/server";
import { feedAnswer } from "./feed-answer";

jest.mock("next/server", () => ({ connection: jest.fn(async () => {}) }));

it("is the feed, static", async () => {
  const answer = await feedAnswer({ ok: true, data: "<feed/>" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(await answer.text()).toBe("<feed/>");
  expect(connection).not.toHaveBeenCalled();
});

it("is 503 for one request in an outage, and never a part of what is cached", async () => {
  const answer = await feedAnswer({ ok: false, message: "Network Error" });
  expect(connection).toHaveBeenCalled();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("retry-after")).toBe("60");
});
