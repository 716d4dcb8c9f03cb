import { jsonOf, readBody } from "./response";

const headers = { "content-type": "application/json; charset=utf-8" };
/** Chunks of three bytes end within characters and escapes. */
async function read(text: string, chunkBytes = 1000): Promise<unknown> {
  const bytes = Buffer.from(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + chunkBytes));
      at += chunkBytes;
    },
    cancel() {
      unread = bytes.length - at;
    },
  });
  const response = new Response(body, { headers });
  return jsonOf(response, await readBody(response));
}
let unread = 0;

it("reads JSON of at most 20,000 values, and the rest not at all", async () => {
  const list = (length: number) => `[${Array(length).fill(0).join()}]`;
  expect(await read(list(19_999))).toHaveLength(19_999);
  for (const text of [
    list(20_001),
    `[${"{},".repeat(20_000)}0]`,
    `{"a":[${'"",'.repeat(20_000)}""]}`,
    `[${"{},".repeat(400_000)}{}]`,
  ])
    await expect(read(text)).rejects.toThrow("Something went wrong");
  expect(unread).toBeGreaterThan(1_100_000);
});

it("reads JSON of at most 64 objects and lists inside each other", async () => {
  const nested = (depth: number) => '{"a":['.repeat(depth / 2) + "]}".repeat(depth / 2);
  expect(await read(`[${nested(62)},${nested(62)}]`)).toHaveLength(2);
  await expect(read(`[${nested(64)}]`)).rejects.toThrow("Something went wrong");
});

it.each([3, 1000])("counts nothing inside of strings, in chunks of %i bytes", async (chunkBytes) => {
  const text = `ü€😀${"[{,".repeat(20_000)}"\\"\\\\`;
  expect(await read(JSON.stringify([text, text]), chunkBytes)).toEqual([text, text]);
});

it("has no value for what is not JSON", async () => {
  expect(await read("{")).toBeUndefined();
  expect(
    jsonOf(new Response(null, { headers: { "content-type": "text/html" } }), Buffer.from("1")),
  ).toBeUndefined();
});

it("reads nothing of a body that announces more than 2 MB", async () => {
  const pull = jest.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const announced = new Response(body, {
    headers: { ...headers, "content-length": String(2 * 1024 * 1024 + 1) },
  });
  await expect(readBody(announced)).rejects.toThrow("Something went wrong");
  expect(pull).not.toHaveBeenCalled();
});

it("reads at most 2 MB", async () => {
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024)))).resolves.toHaveLength(2 * 1024 * 1024);
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024 + 1)))).rejects.toThrow(
    "Something went wrong",
  );
});
