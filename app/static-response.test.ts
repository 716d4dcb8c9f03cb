import { connection } from "next/server";
import { staticResponse } from "./static-response";

jest.mock("next/server", () => ({ connection: jest.fn(async () => {}) }));

const atom = "application/atom+xml; charset=utf-8";

it("sends the document, static, with an ETag that changes with it", async () => {
  const response = await staticResponse({ ok: true, data: "<feed/>" }, atom);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(atom);
  expect(response.headers.get("etag")).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await response.text()).toBe("<feed/>");
  const [same, other] = await Promise.all(
    ["<feed/>", "<other/>"].map((data) => staticResponse({ ok: true, data }, atom)),
  );
  expect(same?.headers.get("etag")).toBe(response.headers.get("etag"));
  expect(other?.headers.get("etag")).not.toBe(response.headers.get("etag"));
  expect(connection).not.toHaveBeenCalled();
});

it("sends the time of the last change, where it is known", async () => {
  const modified = new Date("2026-05-06T07:08:09Z");
  const response = await staticResponse({ ok: true, data: { body: "<feed/>", modified } }, atom);
  expect(response.headers.get("last-modified")).toBe("Wed, 06 May 2026 07:08:09 GMT");
  expect(await response.text()).toBe("<feed/>");
});

it("is a static 404 where there is nothing", async () => {
  const response = await staticResponse({ ok: true, data: null }, atom);
  expect(response.status).toBe(404);
  expect(connection).not.toHaveBeenCalled();
});

it("is 503 for one request in an outage, and is never cached", async () => {
  const response = await staticResponse({ ok: false, message: "Network Error" }, atom);
  expect(connection).toHaveBeenCalled();
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("retry-after")).toBe("60");
});
