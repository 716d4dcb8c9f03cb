import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { root } from "./media.ts";

let browser: Browser | undefined;

/** A page with this HTML and its fonts loaded, in a shared Chromium. The caller closes the page. */
export async function openPage(html: string, viewport = { width: 480, height: 480 }): Promise<Page> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--force-color-profile=srgb"],
  });
  const page = await browser.newPage({ viewport });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

async function fontFace(file: string, weight: string, range = ""): Promise<string> {
  const data = await readFile(file, "base64");
  return `@font-face{font-family:"Instrument Sans";font-weight:${weight};${range}
src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

/** The variable font with Latin Extended, for images. */
export async function variableFont(): Promise<string> {
  const folder = path.join(root, "node_modules/@fontsource-variable/instrument-sans/files");
  const file = (subset: string) => path.join(folder, `instrument-sans-${subset}-wght-normal.woff2`);
  return [
    await fontFace(file("latin-ext"), "400 700", "unicode-range:U+0100-02FF;"),
    await fontFace(file("latin"), "400 700", "unicode-range:U+0000-00FF,U+2000-206F;"),
  ].join("\n");
}

/** Two static weights for PDFs: Chromium embeds them as TrueType, but a variable font as outlines. */
export async function staticFonts(): Promise<string> {
  const file = (weight: number) =>
    path.join(import.meta.dirname, `fonts/instrument-sans-latin-${weight}-normal.woff2`);
  const symbols = (weight: number, local: string) =>
    `@font-face{font-family:"Signs";font-weight:${weight};size-adjust:93%;src:local("${local}")}`;
  return [
    await fontFace(file(400), "400"),
    await fontFace(file(600), "600"),
    symbols(400, "DejaVu Sans"),
    symbols(600, "DejaVu Sans Bold"),
  ].join("\n");
}
