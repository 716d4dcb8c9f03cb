import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../http/escape-html";
import { excerpt } from "../rich-text/excerpt";
import { typeface } from "../site/typeface";
import { codePointsOf, withoutUndrawn } from "./glyphs";

export type Lines = {
  text: string;
  width: number;
  height: number;
  size: number;
  weight: 400 | 600;
  color: string;
};
export type Drawn = { input: Buffer; width: number; height: number };

const fontFolder = join(process.cwd(), "node_modules/@expo-google-fonts");

/**
 * Symbols that the site's own family and Noto Sans lack. Pango finds glyphs in every font file that it has loaded once, so
 * nothing depends on the fonts of the machine.
 */
const fallbacks = ["noto-sans-math/400Regular/NotoSansMath_400Regular.ttf"];
const styles = { 400: "400Regular", 600: "600SemiBold" } as const;
const families = { 400: typeface.family, 600: `${typeface.family} SemiBold` } as const;

/** The code points that the loaded fonts can draw. */
let fontsLoaded: Promise<ReadonlySet<number>> | undefined;

/** A text without the letters that no font can draw, such as Tamil and emoji; empty where none remains. */
export async function drawable(text: string): Promise<string> {
  fontsLoaded ??= loadFonts();
  return withoutUndrawn(text, await fontsLoaded);
}

/**
 * Draws wrapped text, of letters that are {@link drawable}, in the largest font size at which it fits.
 * @param lines box and maximum font size in px
 */
export async function drawText(lines: Lines): Promise<Drawn> {
  fontsLoaded ??= loadFonts();
  await fontsLoaded;
  const text = /[^\s\p{C}]/u.test(lines.text) ? excerpt(lines.text.trim(), maxLength) : "–";
  return fitText({ ...lines, text });
}

async function fitText(lines: Lines): Promise<Drawn> {
  for (let size = lines.size; ; size = Math.floor(size * 0.92)) {
    const drawn = await draw(lines, size, lines.width);
    if (drawn.height <= lines.height && drawn.width <= lines.width) return balance(lines, size, drawn);
    if (size < minFontSize) return fitText({ ...lines, text: shorten(lines.text) });
  }
}

/** In px. Smaller text is illegible in a preview. */
const minFontSize = 34;

/** No box has room for more characters. */
const maxLength = 160;

function shorten(text: string): string {
  const words = text.replace(/…$/, "").split(" ");
  const kept = words.length > 1 ? words.slice(0, -1).join(" ") : text.slice(0, Math.floor(text.length * 0.8));
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Narrows the box as far as the number of lines stays the same, so that the lines have similar lengths. */
async function balance(lines: Lines, size: number, widest: Drawn): Promise<Drawn> {
  if (widest.height < 2 * size) return widest;
  let best = widest;
  for (let low = lines.width / 2, high = lines.width; high - low > 12; ) {
    const width = Math.round((low + high) / 2);
    const drawn = await draw(lines, size, width);
    const fits = drawn.height <= widest.height && drawn.width <= width;
    if (fits) [best, high] = [drawn, width];
    else low = width;
  }
  return best;
}

async function draw({ text, weight, color }: Lines, size: number, width: number): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${isTracked(text) ? Math.round(size * -18) : 0}">${pangoText(text)}</span>`,
      font: `${families[weight]} ${size}px`,
      fontfile: fontFile(typeface.family, weight),
      width,
      wrap: "word-char",
      spacing: Math.round(size * 0.06),
      // One point is one px.
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function loadFonts(): Promise<ReadonlySet<number>> {
  const weights = [400, 600] as const;
  const files = [
    ...fallbacks.map((file) => join(fontFolder, file)),
    ...weights.flatMap((weight) => [fontFile("Noto Sans", weight), fontFile(typeface.family, weight)]),
  ];
  const drawn = new Set<number>();
  for (const fontfile of files) {
    await sharp({ text: { text: "a", fontfile } })
      .raw()
      .toBuffer();
    for (const code of codePointsOf(await readFile(fontfile))) drawn.add(code);
  }
  return drawn;
}

function fontFile(family: string, weight: 400 | 600): string {
  const folder = family.toLowerCase().replaceAll(" ", "-");
  const file = `${family.replaceAll(" ", "")}_${styles[weight]}.ttf`;
  return join(fontFolder, folder, styles[weight], file);
}

/** False for scripts that join letters. */
function isTracked(text: string): boolean {
  return !/[\p{Script=Devanagari}\p{Script=Arabic}]/u.test(text);
}

function pangoText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Pango's markup cannot hold them
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u001f\u007f]+/g, " "));
}
