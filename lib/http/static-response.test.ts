/** @jest-environment node */
import { connection } from "next/server";
import { staticAnswer } from "./static-response";

jest.mock("next/server", () => ({ connection: jest.fn(async () => {}) }));

const atom = "application/atom+xml; charset=utf-8";

it("is the document, static, with a tag that changes with it", async () => {
  const answer = await staticAnswer({ ok: true, data: "<feed/>" }, atom);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(atom);
  expect(answer.headers.get("etag")).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await answer.text()).toBe("<feed/>");
  const [same, other] = await Promise.all(
    ["<feed/>", "<other/>"].map((data) => staticAnswer({ ok: true, data }, atom)),
  );
  expect(same?.headers.get("etag")).toBe(answer.headers.get("etag"));
  expect(other?.headers.get("etag")).not.toBe(answer.headers.get("etag"));
  expect(connection).not.toHaveBeenCalled();
});

it("says when it last changed, where that is known", async () => {
  const modified = new Date("2026-05-06T07:08:09Z");
  const answer = await staticAnswer({ ok: true, data: { body: "<feed/>", modified } }, atom);
  expect(answer.headers.get("last-modified")).toBe("Wed, 06 May 2026 07:08:09 GMT");
  expect(await answer.text()).toBe("<feed/>");
});

it("is 404, static, where there is nothing", async () => {
  const answer = await staticAnswer({ ok: true, data: null }, atom);
  expect(answer.status).toBe(404);
  expect(connection).not.toHaveBeenCalled();
});

it("is 503 for one request in an outage, and never a part of what is cached", async () => {
  const answer = await staticAnswer({ ok: false, message: "Network Error" }, atom);
  expect(connection).toHaveBeenCalled();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("retry-after")).toBe("60");
});
