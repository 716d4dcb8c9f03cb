import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "./compressed-files";
import { Compression } from "./compression";
import { compressors } from "./compressors";

const script = Buffer.from(
  Array.from({ length: 900 }, (_, i) => `plant${(i * 7919) % 911}(${i});`).join("\n"),
);
const page = Buffer.from("<p>Not a file of the build, but a page that is rendered later.</p>\n".repeat(300));
let distDir: string;

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), "compressed-"));
  mkdirSync(join(distDir, "static", "chunks"), { recursive: true });
  writeFileSync(join(distDir, "static", "chunks", "a.js"), script);
  writeFileSync(join(distDir, "static", "short.css"), "a{}");
  await compressFiles(distDir);
  process.env.NEXT_DIST_DIR = distDir;
});
afterAll(() => {
  delete process.env.NEXT_DIST_DIR;
});

const send = (body: Buffer, encoding: string) => {
  const req = new IncomingMessage(new Socket());
  req.headers = { "accept-encoding": encoding };
  return new Compression().apply(req, new ServerResponse(req), body);
};

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "the first visitor receives a script as small as possible with %s",
  async (encoding, decompress) => {
    const sent = await send(script, encoding);
    expect(decompress(sent)).toEqual(script);
    expect(sent).toEqual(await compressors[encoding](script, true));
    expect(sent.byteLength).toBeLessThan((await compressors[encoding](script, false)).byteLength);
  },
);

it("compresses other texts quickly for their first visitor", async () => {
  expect(await send(page, "br")).toEqual(await compressors.br(page, false));
});

it("leaves short files out", () => {
  expect(readdirSync(join(distDir, "compressed"))).toHaveLength(2);
});

it("compresses what the build does not have", async () => {
  process.env.NEXT_DIST_DIR = join(distDir, "none");
  expect(brotliDecompressSync(await send(script, "br"))).toEqual(script);
  process.env.NEXT_DIST_DIR = distDir;
});
