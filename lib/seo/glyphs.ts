import "server-only";

/** Drawn by no glyph of their own: joiners and the like, which scripts need. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]$/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const emptyBrackets = /\(\s*\)|\[\s*\]|“\s*”|"\s*"/g;
const looseSeparators = /^[\s|,;:·•–—-]+|[\s|,;:·•–—-]+$/g;

/**
 * Leaves out the letters that have no glyph, which would be drawn as boxes, with what they leave behind: empty brackets, and
 * separators at the ends.
 * @param drawn code points that have a glyph
 */
export function withoutUndrawn(text: string, drawn: ReadonlySet<number>): string {
  const composed = text.toWellFormed().normalize("NFC");
  const hasGlyph = (sign: string) => invisible.test(sign) || drawn.has(sign.codePointAt(0) ?? 0);
  const kept = Array.from(graphemes.segment(composed), ({ segment }) =>
    [...segment].every(hasGlyph) ? segment : "",
  ).join("");
  if (kept === composed) return text;
  return kept.replace(emptyBrackets, "").replace(/\s+/g, " ").replace(looseSeparators, "");
}

/** The code points for which a TrueType font has a glyph, by the tables of its `cmap` that cover Unicode. */
export function codePointsOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) return [];
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  return subtables.flatMap((table) => {
    const format = table.readUInt16BE(0);
    return format === 12 ? groupsOf(table) : format === 4 ? segmentsOf(table) : [];
  });
}

/** Format 12: groups of a first and a last code point, and a glyph. */
function groupsOf(table: Buffer): number[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + index * 12).flatMap((at) =>
    range(table.readUInt32BE(at), table.readUInt32BE(at + 4)),
  );
}

/** Format 4, without planes beyond the first: arrays of last and first code points, of deltas, and of offsets to glyphs. */
function segmentsOf(table: Buffer): number[] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, index) => 14 + index * 2).flatMap((at) => {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const delta = table.readUInt16BE(at + 2 * size + 2);
    const offsetAt = at + 3 * size + 2;
    const offset = table.readUInt16BE(offsetAt);
    const glyph = (code: number) =>
      offset === 0 ? (code + delta) & 0xffff : table.readUInt16BE(offsetAt + offset + 2 * (code - first));
    // The last segment only ends the table.
    return first === 0xffff ? [] : range(first, last).filter((code) => glyph(code) !== 0);
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
