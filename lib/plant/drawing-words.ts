import type { PlantLine } from "./places.ts";

type Place = {
  x: number;
  /** Of the first line. */
  y: number;
  /** Default: the middle, in bold letters. */
  anchor?: "start" | "end";
  /** A text with more letters has several lines. */
  lineLength?: number;
};

/** Places of the words in components/sections/plant/plant.svg, in px. Those are English: other languages put theirs there. */
const drawingWords = {
  air: {
    air: { x: 0, y: 256, anchor: "start" },
    chilledWater: { x: 152, y: 240, anchor: "end", lineLength: 8 },
    heater: { x: 456, y: 120 },
    batteryLimit: { x: 1204, y: 20 },
    filter: { x: 56, y: 316 },
    mainAirCompressor: { x: 108, y: 432, lineLength: 10 },
    directContactCooler: { x: 212, y: 432, lineLength: 14 },
    molecularSieveAdsorbers: { x: 392, y: 432, lineLength: 15 },
    booster: { x: 538, y: 492 },
    expander: { x: 628, y: 492 },
    mainHeatExchanger: { x: 732, y: 492, lineLength: 19 },
    doubleColumn: { x: 888, y: 492, lineLength: 19 },
    liquids: { x: 1100, y: 516, lineLength: 28 },
  },
  hydrogen: {
    grid: { x: 0, y: 616, anchor: "start" },
    demineralisedWater: { x: 0, y: 708, anchor: "start" },
    ventOrRecovery: { x: 390, y: 536, anchor: "start" },
    transformer: { x: 57, y: 760 },
    rectifier: { x: 134, y: 760 },
    stacks: { x: 248, y: 760, lineLength: 19 },
    separators: { x: 414, y: 760 },
    deoxo: { x: 532, y: 760 },
    cooler: { x: 588, y: 760 },
    twinDryers: { x: 668, y: 760 },
    regeneration: { x: 752, y: 760 },
    compressor: { x: 848, y: 760 },
    storage: { x: 1008, y: 760 },
  },
} as const satisfies Record<PlantLine, Record<string, Place>>;

type DrawingWord = { [L in PlantLine]: keyof (typeof drawingWords)[L] }[PlantLine];

/** The words of a line of the plant with their places. */
function wordsOf(line: PlantLine): [word: DrawingWord, place: Place][] {
  return Object.entries(drawingWords[line]) as [DrawingWord, Place][];
}

/** Splits a text between words, where a line would have more letters. */
function splitLines(text: string, lineLength = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const lineHeight = 16;
/** Of a bold letter, on average. */
const letterWidth = 6.5;

/** Of a line of text. */
type Box = { left: number; right: number; y: number };

/** The words of a line of the plant in a language. One that would reach into another before it stands lower. */
export function placeWords(line: PlantLine, textOf: (word: DrawingWord) => string) {
  const taken: Box[] = [];
  return wordsOf(line).map(([word, { x, y, anchor, lineLength }]) => {
    const lines = splitLines(textOf(word), lineLength).map((text, index) => {
      const width = letterWidth * text.replace(/\p{M}/gu, "").length;
      const left = anchor === "start" ? x : x - width / (anchor ? 1 : 2);
      return { text, left, right: left + width, y: y + index * lineHeight };
    });
    while (lines.some((own) => taken.some((other) => areOverlapping(own, other))))
      for (const own of lines) own.y += lineHeight;
    taken.push(...lines);
    return { word, anchor, lines: lines.map(({ text, y }) => ({ text, x, y })) };
  });
}

function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < lineHeight;
}
