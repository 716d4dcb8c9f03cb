import { fetchFile } from "../backend/client";
import { openFile } from "./file-proxy";
import { startBytes } from "./file-type";

jest.mock("../backend/client", () => ({ fetchFile: jest.fn() }));

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

it.each([
  ["image/gif", gif, "image/gif"],
  ["IMAGE/SVG+xml; charset=utf-7", "<svg/>", "image/svg+xml"],
  ["image/jpg", "\u00ff\u00d8\u00ff bytes", "image/jpeg"],
  ["binary/octet-stream", pdf, "application/pdf"],
  ["", gif, "image/gif"],
])("passes on %j under its own type", async (declared, content, type) => {
  fetched.mockResolvedValue(
    new Response(Buffer.from(content, "latin1"), { headers: { "content-type": declared } }),
  );
  const file = await opened(["media", "my plan.webp"]);
  const bytes = Buffer.from(await file.arrayBuffer()).toString("latin1");
  expect([file.status, file.headers.get("content-type"), bytes]).toEqual([200, type, content]);
  expect(fetched).toHaveBeenCalledWith("media/my%20plan.webp", {}, signal);
});

it.each([
  ["image/png", "<!doctype html><script>"],
  ["text/html", gif],
  ["image/gif, text/html", gif],
  ["application/octet-stream", "<!doctype html><script>"],
])("does not pass on %j with the bytes %j", async (type, content) => {
  const cancel = jest.fn();
  const long = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(content.padEnd(startBytes))),
    cancel,
  });
  fetched.mockResolvedValue(new Response(long, { headers: { "content-type": type } }));
  await expect(openFile(["a"])).resolves.toBe(404);
  // An unread body would keep its connection.
  expect(cancel).toHaveBeenCalled();
});

it("does not pass on a file without bytes", async () => {
  respond(200, "image/gif", "");
  await expect(openFile(["a"])).resolves.toBe(404);
});

it("asks for the whole file where the host sends another part than the one asked for", async () => {
  const part = { "content-type": "application/pdf", "content-range": "bytes 0-4/9" };
  fetched.mockResolvedValueOnce(new Response("bytes", { status: 206, headers: part }));
  fetched.mockResolvedValueOnce(new Response(pdf, { headers: { "content-type": "application/pdf" } }));
  const file = await opened(["a.pdf"], { range: "bytes=5-", "if-range": '"1"', "if-none-match": '"2"' });
  expect([file.status, await file.text()]).toEqual([200, pdf]);
  expect(fetched).toHaveBeenLastCalledWith("a.pdf", { "if-none-match": '"2"' }, signal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe("a range", () => {
  const size = 9_000;
  const etag = '"1"';

  /** A host with ranges; `later` are headers of those that do not begin at the first byte. */
  function serve(content: string, type: string, later: Record<string, string> = {}) {
    const whole = content.padEnd(size, "-");
    fetched.mockImplementation(async (_path, { range }) => {
      const [from, to] = (range ?? "bytes=0-").slice("bytes=".length).split("-");
      const first = Number(from);
      const last = Math.min(Number(to || size), size - 1);
      const place = { "content-range": `bytes ${first}-${last}/${size}`, ...(first > 0 && later) };
      const headers = { "content-type": type, "accept-ranges": "bytes", etag, ...(range && place) };
      return new Response(whole.slice(first, last + 1), { status: range ? 206 : 200, headers });
    });
  }
  const ask = async (range: string) => {
    const { status, headers, body } = await opened(["a.pdf"], { range });
    return [status, headers.get("content-type"), (await new Response(body).text()).length];
  };

  it.each(["application/pdf", "application/octet-stream", ""])(
    "of a document declared as %j has its type",
    async (type) => {
      serve(pdf, type);
      expect(await ask("bytes=0-99")).toEqual([206, "application/pdf", 100]);
      expect(await ask("bytes=8000-")).toEqual([206, "application/pdf", 1000]);
      expect(await ask("bytes=5-6")).toEqual([206, "application/pdf", 2]);
    },
  );

  it("asks for the first bytes only where the type is vague", async () => {
    serve(pdf, "application/pdf");
    await ask("bytes=8000-");
    expect(fetched).toHaveBeenCalledTimes(1);
    serve(pdf, "binary/octet-stream");
    await ask("bytes=8000-");
    expect(fetched.mock.calls.slice(1).map(([, headers]) => headers)).toEqual([
      { range: "bytes=8000-" },
      { range: "bytes=0-4095" },
    ]);
  });

  it("is the whole file where too few bytes tell its type, or where the first ones are of another version", async () => {
    serve(pdf, "application/octet-stream");
    expect(await ask("bytes=0-1")).toEqual([200, "application/pdf", size]);
    serve(pdf, "application/octet-stream", { etag: '"2"' });
    expect(await ask("bytes=8000-")).toEqual([200, "application/pdf", size]);
    serve("<svg/>", "text/plain");
    for (const range of ["bytes=0-", "bytes=8000-"])
      expect(await ask(range)).toEqual([200, "image/svg+xml", size]);
  });

  it("of a page is refused", async () => {
    for (const type of ["text/html", "application/octet-stream"]) {
      serve("<!doctype html>", type);
      for (const range of ["bytes=0-", "bytes=8000-"])
        await expect(openFile(["a"], { range })).resolves.toBe(404);
    }
  });
});
