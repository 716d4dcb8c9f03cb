/** @jest-environment node */
import { fetchFile } from "../backend/client";
import { log } from "../log";
import { openFile } from "./files";

jest.mock("../log", () => ({ log: { warn: jest.fn() } }));
jest.mock("../backend/client", () => ({ fetchFile: jest.fn() }));

const fetched = jest.mocked(fetchFile);
const answer = (status: number, type = "image/webp") => {
  const response = new Response(status === 304 ? null : "bytes", {
    status,
    headers: { "content-type": type },
  });
  fetched.mockResolvedValue(response);
  return response;
};

it.each([
  "image/avif",
  "image/webp",
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/svg+xml; charset=utf-8",
  "application/pdf",
])("passes on %s", async (type) => {
  const response = answer(200, type);
  await expect(openFile(["media", "my plan.webp"], null)).resolves.toBe(response);
  expect(fetched).toHaveBeenCalledWith("media/my%20plan.webp", {});
});

it("asks whether what the visitor has is still right", async () => {
  const response = answer(304);
  await expect(openFile(["a.webp"], '"1"')).resolves.toBe(response);
  expect(fetched).toHaveBeenCalledWith("a.webp", { "if-none-match": '"1"' });
});

it.each(["text/html", "application/json", "text/javascript", "image/webpx", "x/image/webp", ""])(
  "does not pass on %j",
  async (type) => {
    const response = answer(200, type);
    await expect(openFile(["a"], null)).resolves.toBe(404);
    // What is not read to its end keeps its connection.
    expect(response.bodyUsed).toBe(true);
  },
);

it.each([
  [[".."]],
  [["media", "..", "website"]],
  [["."]],
  [[".env"]],
  [["a/../b"]],
  [["a\\b"]],
  [["a\0.webp"]],
])("does not ask for %j", async (path) => {
  await expect(openFile(path, null)).resolves.toBe(404);
  expect(fetched).not.toHaveBeenCalled();
});

it("keeps each part of a path one part", async () => {
  answer(200);
  await openFile(["a?b", "c#d", "50%.webp", "é.webp"], null);
  expect(fetched).toHaveBeenCalledWith("a%3Fb/c%23d/50%25.webp/%C3%A9.webp", {});
});

it.each([
  [404, 404],
  [410, 404],
  [500, 502],
  [503, 502],
])("makes %i into %i", async (status, expected) => {
  answer(status);
  await expect(openFile(["a.webp"], null)).resolves.toBe(expected);
});

it.each([401, 408, 429])(
  "does not call a file missing where the backend only refused: %i",
  async (status) => {
    answer(status);
    await expect(openFile(["a.webp"], null)).resolves.toBe(502);
  },
);

it("is 502 where the backend cannot be reached, and logs it", async () => {
  fetched.mockRejectedValue(new TypeError("fetch failed"));
  await expect(openFile(["a.webp"], null)).resolves.toBe(502);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
