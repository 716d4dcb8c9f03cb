import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readMark } from "./read-mark.ts";

const drawn = '<path d="M0 0h40v10h-40z"/>';

it.each([
  ["a page", "<!doctype html><html></html>", "is not an SVG"],
  ["no viewBox", `<svg width="40" height="10">${drawn}</svg>`, "has no viewBox"],
  ["an odd viewBox", `<svg viewBox="0 0 100%">${drawn}</svg>`, "not four numbers"],
  ["no size", `<svg viewBox="0 0 0 24">${drawn}</svg>`, "not four numbers"],
  ["nothing drawn", '<svg viewBox="0 0 9 9"><g/></svg>', "draws nothing"],
  ["a script", `<svg viewBox="0 0 9 9"><script>alert(1)</script>${drawn}</svg>`, "contains <script>"],
  ["an event", `<svg viewBox="0 0 9 9" onload="alert(1)">${drawn}</svg>`, "has a script (onload in <svg>)"],
  ["an image", `<svg viewBox="0 0 9 9"><image href="https://a.test/a.png"/></svg>`, "contains <image>"],
  ["a link", `<svg viewBox="0 0 9 9"><path xlink:href="//a.test"/></svg>`, "refers to something else"],
  ["a gradient", `<svg viewBox="0 0 9 9"><path fill="url(#a)" d="M0 0"/></svg>`, "refers to something else"],
  ["styles", `<svg viewBox="0 0 9 9"><style>.a{}</style>${drawn}</svg>`, "contains <style>"],
  ["a style", `<svg viewBox="0 0 9 9"><path style="fill:red" d="M0 0"/></svg>`, "has styles"],
  ["text", `<svg viewBox="0 0 9 9"><text>Acme</text></svg>`, "contains <text>"],
  ["too much", `<svg viewBox="0 0 9 9"><path d="${"M0 0".repeat(500)}"/></svg>`, "characters of drawing"],
])("refuses an SVG with %s in one line", (_, svg, problem) => {
  expect(() => readMark(svg, "acme.svg")).toThrow(/^acme\.svg .*$/);
  expect(() => readMark(svg, "acme.svg")).toThrow(problem);
});

it("keeps the drawing of an editor's SVG, and nothing else", () => {
  const svg = `<?xml version="1.0"?><!-- Acme --><svg id="Layer_1" width="40px" viewBox="0 0 40 10" fill="#c00">
    <title>Acme</title><sodipodi:namedview id="n"/><g data-name="a">
    ${drawn}</g></svg>`;
  expect(readMark(svg, "acme.svg")).toEqual({
    viewBox: "0 0 40 10",
    body: '<g fill="#c00"><g><path d="M0 0h40v10h-40z"/></g></g>',
  });
});

describe("npm run brand", () => {
  const root = mkdtempSync(join(tmpdir(), "brand-"));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["tools/brand/main.ts", ...args], { cwd: root, encoding: "utf8" });
  const pixel = async (file: string, x: number, y: number) => {
    const { data, info } = await sharp(join(root, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.readUIntBE((y * info.width + x) * info.channels, 3).toString(16);
  };

  beforeAll(() => {
    for (const path of ["tools/brand", "scripts/process", "app/tokens.css", "package.json"])
      cpSync(path, join(root, path), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("writes every file of a mark with its own colours, on white", async () => {
    writeFileSync(join(root, "acme.svg"), `<svg viewBox="0 0 40 10" fill="#cc0000">${drawn}</svg>`);
    const { stdout, stderr, status } = run("acme.svg");
    expect([stderr, status]).toEqual(["", 0]);
    const written = Array.from(stdout.matchAll(/^Written: (.*)$/gm), ([, file]) => file);
    expect(written).toEqual([
      "tools/brand/mark.svg",
      "components/ui/mark.ts",
      "lib/site/brand-colors.ts",
      "public/icon.svg",
      "public/favicon.ico",
      "public/apple-icon.png",
      "public/icons/icon-192.png",
      "public/icons/icon-512.png",
      "public/icons/maskable-512.png",
    ]);
    expect(readFileSync(join(root, "components/ui/mark.ts"), "utf8")).toContain('fill="#cc0000"');
    expect(await pixel("public/apple-icon.png", 90, 90)).toBe("cc0000");
    expect(await pixel("public/apple-icon.png", 5, 5)).toBe("ffffff");
  });

  it("draws a mark in currentColor white on --green", async () => {
    writeFileSync(join(root, "one.svg"), `<svg viewBox="0 0 40 40" fill="currentColor">${drawn}</svg>`);
    const tokens = readFileSync("app/tokens.css", "utf8").replace(/--green: [^;]+;/, "--green: #123456;");
    writeFileSync(join(root, "app/tokens.css"), tokens);
    expect(run("one.svg").status).toBe(0);
    expect(await pixel("public/icons/maskable-512.png", 5, 5)).toBe("123456");
    expect(await pixel("public/icons/maskable-512.png", 256, 130)).toBe("ffffff");
    expect(readFileSync(join(root, "public/icon.svg"), "utf8")).toContain('color="#123456"');
    expect(readFileSync(join(root, "lib/site/brand-colors.ts"), "utf8")).toContain('green: "#123456"');
  });
});
