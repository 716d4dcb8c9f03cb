import { brotliCompressSync } from "node:zlib";
import { pad } from "./line-proxy";

const page = `<html><head><title>A</title></head><body>${"<p>Text</p>".repeat(200)}</body></html>`;
const bytes = (text: string) => brotliCompressSync(text).length;

it("adds a kilobyte that cannot be compressed, in the head or at the end", () => {
  expect(pad(page, "none")).toBe(page);
  for (const where of ["head", "end"] as const) {
    const added = bytes(pad(page, where)) - bytes(page);
    expect(added).toBeGreaterThan(980);
    expect(added).toBeLessThan(1100);
  }
  expect(pad(page, "head")).toMatch(/--><\/head>/);
  expect(pad(page, "end")).toMatch(/--><\/body>/);
});
