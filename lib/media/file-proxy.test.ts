import { fetchFile } from "../backend/client";
import { log } from "../runtime/log";
import { fetchHosted } from "./fetch-hosted";
import { openFile } from "./file-proxy";
import { pathOfAddress } from "./file-query";
import { startBytes } from "./file-type";

let mockMediaUrl: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({ MEDIA_URL: mockMediaUrl, IMAGE_HOSTS: ["cdn.test", "files.test:8443"] }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));
jest.mock("../backend/client", () => ({ fetchFile: jest.fn() }));
jest.mock("./fetch-hosted", () => ({ fetchHosted: jest.fn() }));

const signal = expect.any(AbortSignal);

async function opened(path: string[], conditions: Record<string, string> = {}): Promise<Response> {
  const file = await openFile(path, conditions);
  if (typeof file === "number") throw new Error(`refused with ${file}`);
  return new Response(file.body, file);
}

const fetched = jest.mocked(fetchFile);
const gif = "GIF89a bytes";
const pdf = "%PDF-1.7 bytes";
const respond = (status: number, type = "image/gif", content = gif) => {
  const response = new Response(status === 304 ? null : content, {
    status,
    headers: { "content-type": type },
  });
  fetched.mockResolvedValue(response);
  return response;
};

it("passes the ETag of the visitor on", async () => {
  respond(304);
  expect((await opened(["a.webp"], { "if-none-match": '"1"' })).status).toBe(304);
  expect(fetched).toHaveBeenCalledWith("a.webp", { "if-none-match": '"1"' }, signal);
});

it.each([
  [[".."]],
  [["media", "..", "website"]],
  [["."]],
  [[".env"]],
  [["a/../b"]],
  [["a\\b"]],
  [["a\0.webp"]],
  [["a\n.webp"]],
  [Array<string>(17).fill("a")],
  [["a".repeat(1001)]],
  [["@cdn.test"]],
  [["@evil.test", "a.webp"]],
  [["@127.0.0.1", "a.webp"]],
  [["@cdn.test:8443", "a.webp"]],
  [["@cdn.test@evil.test", "a.webp"]],
  [["@CDN.test", "a.webp"]],
  [["@", "a.webp"]],
  [["@cdn.test", "..", "a.webp"]],
  [["@=aWQ9NQ.AAAAAAAAAAAAAAAA", "a.webp"]],
  [["@=aWQ9NQ", "a.webp"]],
  [["@="]],
])("does not request %j", async (path) => {
  await expect(openFile(path)).resolves.toBe(404);
  expect(fetched).not.toHaveBeenCalled();
  expect(fetchHosted).not.toHaveBeenCalled();
});

it("requests a file of an allowed host from that host only", async () => {
  jest.mocked(fetchHosted).mockResolvedValue(new Response(gif, { headers: { "content-type": "image/png" } }));
  const file = await opened(["@files.test:8443", "a b", "c.png"], { "if-none-match": '"1"' });
  expect(await file.text()).toBe(gif);
  const headers = { "if-none-match": '"1"' };
  expect(fetchHosted).toHaveBeenCalledWith("files.test:8443", "a%20b/c.png", headers, signal);
  expect(fetched).not.toHaveBeenCalled();
});

it("sends a query that the content names, and logs it nowhere", async () => {
  const segments = (address: string) => pathOfAddress(address).split("/").map(decodeURIComponent);
  respond(200);
  expect(await (await opened(segments("image.php?id=5"))).text()).toBe(gif);
  expect(fetched).toHaveBeenCalledWith("image.php?id=5", {}, signal);
  jest.mocked(fetchHosted).mockRejectedValue(new TypeError("fetch failed"));
  await expect(openFile(segments("@cdn.test/a.png?Signature=x"))).resolves.toBe(502);
  expect(fetchHosted).toHaveBeenCalledWith("cdn.test", "a.png?Signature=x", {}, signal);
  expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain("Signature");
});

it("follows no redirect", async () => {
  const away = { status: 302, headers: { location: "http://127.0.0.1/", "content-type": "image/png" } };
  jest.mocked(fetchHosted).mockResolvedValue(new Response("", away));
  await expect(openFile(["@cdn.test", "a.png"])).resolves.toBe(502);
});

it("rejects a file whose header says that it is too large, and breaks off one that becomes too large", async () => {
  const headers = { "content-type": "image/png" };
  fetched.mockResolvedValue(
    new Response("x", { headers: { ...headers, "content-length": String(65 * 1024 * 1024) } }),
  );
  await expect(openFile(["a.png"])).resolves.toBe(502);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(8 * 1024 * 1024, gif)),
  });
  fetched.mockResolvedValue(new Response(endless, { headers }));
  const file = await opened(["a.png"]);
  await expect(file.arrayBuffer()).rejects.toThrow("too large");
});

it.each([8, 10])("aborts a file with a different size than announced: %i bytes of 9", async (size) => {
  const headers = { "content-type": "application/pdf", "content-length": "9" };
  fetched.mockResolvedValue(new Response(pdf.slice(0, size), { headers }));
  await expect((await opened(["a.pdf"])).text()).rejects.toThrow("different size");
});

it("limits the files in transfer, and counts canceled ones as finished", async () => {
  fetched.mockImplementation(
    async () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(Buffer.alloc(startBytes, gif)),
        }),
        { headers: { "content-type": "image/gif" } },
      ),
  );
  const files = await Promise.all(Array.from({ length: 64 }, () => opened(["a.png"])));
  await expect(openFile(["a.png"])).resolves.toBe(503);
  await Promise.all(files.map((file) => file.body?.cancel()));
  await expect(openFile(["a.png"])).resolves.toMatchObject({ status: 200 });
});

it("keeps each segment of a path one segment", async () => {
  respond(200);
  await openFile(["a?b", "c#d", "50%.webp", "é.webp"]);
  expect(fetched).toHaveBeenCalledWith("a%3Fb/c%23d/50%25.webp/%C3%A9.webp", {}, signal);
});

it.each([
  [404, 404],
  [410, 404],
  [203, 502],
  [206, 502],
  [304, 502],
  [416, 502],
  [500, 502],
  [503, 502],
])("turns %i into %i", async (status, expected) => {
  respond(status);
  await expect(openFile(["a.webp"])).resolves.toBe(expected);
});

it.each([401, 408, 429])(
  "does not report a file as missing where the backend only rejected the request: %i",
  async (status) => {
    respond(status);
    await expect(openFile(["a.webp"])).resolves.toBe(502);
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

it("is 502 where the backend is unreachable, and logs it", async () => {
  fetched.mockRejectedValue(new TypeError("fetch failed"));
  await expect(openFile(["a.webp"])).resolves.toBe(502);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

/** A body whose connection breaks after its first bytes. */
const brokenBody = () => {
  const chunks = [Buffer.from("GIF89a")];
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError("terminated"));
    },
  });
};

it.each([
  ["before the response", () => Promise.reject(new TypeError("fetch failed"))],
  ["at its start", async () => new Response(brokenBody(), { headers: { "content-type": "image/gif" } })],
])("is requested once more, as a call is, where the connection breaks %s", async (_, broken) => {
  respond(200);
  fetched.mockImplementationOnce(broken);
  expect(await (await opened(["a.gif"], { "if-none-match": '"1"' })).text()).toBe(gif);
  expect(fetched.mock.calls).toEqual(Array(2).fill(["a.gif", { "if-none-match": '"1"' }, signal]));
  fetched.mockReset().mockImplementation(broken);
  await expect(openFile(["a.gif"])).resolves.toBe(502);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("is not requested again after a timeout", async () => {
  jest.useFakeTimers();
  fetched.mockImplementation((_path, _headers, signal) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });
  const opening = openFile(["a.gif"]);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await expect(opening).resolves.toBe(502);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("opens files outside MEDIA_URL only where it is set", async () => {
  respond(200);
  await expect(openFile(["@", "uploads", "a b.webp"])).resolves.toBe(404);
  mockMediaUrl = "https://media.test/storage";
  await opened(["@", "uploads", "a b.webp"]);
  expect(fetched).toHaveBeenLastCalledWith("@/uploads/a%20b.webp", {}, signal);
  await expect(openFile(["@"])).resolves.toBe(404);
  await expect(openFile(["@", "..", "a.webp"])).resolves.toBe(404);
  mockMediaUrl = undefined;
});
