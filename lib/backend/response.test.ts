/** @jest-environment node */
import { jsonOf, readBody } from "./response";

const headers = { "content-type": "application/json" };
const read = (text: string) => jsonOf(new Response(null, { headers }), Buffer.from(text));

it("reads JSON of at most 20,000 values", () => {
  const list = (length: number) => `[${Array(length).fill(0).join()}]`;
  expect(read(list(19_999))).toHaveLength(19_999);
  for (const text of [
    list(20_001),
    "[".repeat(20_001) + "]".repeat(20_001),
    `[${"{},".repeat(20_000)}0]`,
    `{"a":[${'"",'.repeat(20_000)}""]}`,
  ])
    expect(() => read(text)).toThrow("Something went wrong");
});

it("reads JSON of at most 64 objects and lists inside each other", () => {
  const nested = (depth: number) => '{"a":['.repeat(depth / 2) + "]}".repeat(depth / 2);
  expect(read(`[${nested(62)},${nested(62)}]`)).toHaveLength(2);
  expect(() => read(`[${nested(64)}]`)).toThrow("Something went wrong");
});

it("counts nothing inside of strings", () => {
  const text = `ü€😀${"[{,".repeat(20_000)}"\\"\\\\`;
  expect(read(JSON.stringify([text, text]))).toEqual([text, text]);
});

it("reads at most 2 MB", async () => {
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024)))).resolves.toHaveLength(2 * 1024 * 1024);
  await expect(readBody(new Response("a".repeat(2 * 1024 * 1024 + 1)))).rejects.toThrow(
    "Something went wrong",
  );
});
