import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import { excerpt } from "../rich-text/sanitize";

export type Lines = {
  text: string;
  width: number;
  height: number;
  size: number;
  weight: 400 | 600;
  colour: string;
};
export type Drawn = { input: Buffer; width: number; height: number };

const fontFolder = join(process.cwd(), "node_modules/@expo-google-fonts");

/**
 * The site's own family, and what it lacks: further alphabets, Devanagari among them, then symbols. Naming a font to
 * Pango has it find the glyphs of all that it was ever named, so nothing depends on the fonts of the machine.
 */
const fallbacks = ["noto-sans-math/400Regular/NotoSansMath_400Regular.ttf"];
const families = {
  400: { name: "Instrument Sans", style: "400Regular", suffix: "400Regular" },
  600: { name: "Instrument Sans SemiBold", style: "600SemiBold", suffix: "600SemiBold" },
} as const;

let named: Promise<void> | undefined;

/**
 * Words in lines, as a picture of its own, in the largest size at which they fit.
 * @param lines `size` and the box in px; `size` is the largest there may be
 */
export async function drawText(lines: Lines): Promise<Drawn> {
  named ??= nameFonts();
  await named;
  const text = /[^\s\p{C}]/u.test(lines.text) ? excerpt(lines.text.trim(), longest) : "–";
  return fitted({ ...lines, text });
}

async function fitted(lines: Lines): Promise<Drawn> {
  for (let size = lines.size; ; size = Math.floor(size * 0.92)) {
    const drawn = await draw(lines, size, lines.width);
    if (drawn.height <= lines.height && drawn.width <= lines.width) return balance(lines, size, drawn);
    if (size < smallest) return fitted({ ...lines, text: shorter(lines.text) });
  }
}

/** In px. Smaller words cannot be read in a preview. */
const smallest = 34;

/** No box has room for more characters. */
const longest = 160;

/** What is left of a text that is too long in every size. */
function shorter(text: string): string {
  const words = text.replace(/…$/, "").split(" ");
  const kept = words.length > 1 ? words.slice(0, -1).join(" ") : text.slice(0, Math.floor(text.length * 0.8));
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}

/** The same number of lines, of as equal a length as there can be. */
async function balance(lines: Lines, size: number, widest: Drawn): Promise<Drawn> {
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

async function draw({ text, weight, colour }: Lines, size: number, width: number): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(size * -18)}">${pangoText(text)}</span>`,
      font: `${families[weight].name} ${size}px`,
      fontfile: fontFile("instrument-sans", "InstrumentSans", weight),
      width,
      wrap: "word-char",
      spacing: Math.round(size * 0.06),
      // One point is then one px.
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function nameFonts(): Promise<void> {
  const weights = [400, 600] as const;
  const files = weights.flatMap((weight) => [
    fontFile("noto-sans", "NotoSans", weight),
    fontFile("instrument-sans", "InstrumentSans", weight),
  ]);
  for (const fontfile of [...fallbacks.map((file) => join(fontFolder, file)), ...files]) {
    await sharp({ text: { text: "a", fontfile } })
      .raw()
      .toBuffer();
  }
}

function fontFile(folder: string, family: string, weight: 400 | 600): string {
  const { style, suffix } = families[weight];
  return join(fontFolder, folder, style, `${family}_${suffix}.ttf`);
}

function pangoText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Pango's markup cannot hold them
  const plain = text.toWellFormed().replace(/[\u0000-\u001f\u007f]+/g, " ");
  return plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
