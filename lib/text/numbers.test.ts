import fc from "fast-check";
import { foldNumber, readNumber } from "./numbers";

it.each([
  ["0", 0],
  ["1200", 1200],
  ["1,200", 1200],
  ["1,200.5", 1200.5],
  ["1,00,000", 100_000],
  ["1,50,000.25", 150_000.25],
  ["12,34,56,789", 123_456_789],
  ["1 200", 1200],
  ["12  500", 12_500],
  ["12\u00a0500", 12_500],
  ["12\u202f000", 12_000],
  ["12\u2009000,5", 12_000.5],
  ["1'200", 1200],
  ["1’234’567.8", 1_234_567.8],
  ["1.200,5", 1200.5],
  ["1.200.000", 1_200_000],
  ["6,5", 6.5],
  [".5", 0.5],
  [",5", 0.5],
  ["99,9995", 99.9995],
  ["0,125", 0.125],
  ["1,50", 1.5],
  ["1.200", 1.2],
  [" +5.0 ", 5],
  ["-196", -196],
  ["−196", -196],
  ["६,५", 6.5],
  ["१,००,०००", 100_000],
  ["٦٫٥", 6.5],
  ["١٬٢٠٠", 1200],
  ["１２ ５００．５", 12_500.5],
  ["\u200e6.5\u200f", 6.5],
])("reads %j", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it("takes a comma for that of decimals where the number would be more than is possible", () => {
  expect(readNumber("99,999", 100)).toBe(99.999);
  expect(readNumber("99,999", 100_000)).toBe(99_999);
  expect(readNumber("101", 100)).toBeUndefined();
});

it.each([
  "",
  " ",
  "five",
  "5 bar",
  "1,2,3",
  "1.2.3",
  "5-7",
  "5 to 7",
  "5…7",
  "99.5 ±0.2",
  "1,",
  "--1",
  "1e3",
  "0x10",
  "10⁵",
  "½",
  "1/2",
  "1".repeat(16),
  "1,20,00",
  "12 50",
  "1 2000",
  "0 500",
  "1,200 500",
  "1,200'500",
  "1,200,5",
])("does not read %j", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

it("joins the groups of a number at the beginning of a word, and keeps the rest", () => {
  expect(foldNumber("1,200Nm3")).toBe("1200Nm3");
  expect(foldNumber("6,5bar")).toBe("6.5bar");
  expect(foldNumber("1.2.3")).toBe("1.2.3");
  expect(foldNumber("5.0")).toBe("5.0");
});

type Spelling = { group: string; point: string; size: "none" | "three" | "two"; zero: number };

const grouped = [" ", "\u00a0", "\u202f", "\u2009", "'", "’"].flatMap((group) =>
  [".", ","].map((point) => ({ group, point, size: "three" as const })),
);
/** Digits of other scripts by their zero. */
const zeros = [0x30, 0x966, 0x660, 0x6f0, 0xff10];
const spelling: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.constantFrom(
      ...grouped,
      { group: "", point: ".", size: "none" as const },
      { group: "", point: ",", size: "none" as const },
      { group: ",", point: ".", size: "three" as const },
      { group: ",", point: ".", size: "two" as const },
      { group: ".", point: ",", size: "three" as const },
    ),
    fc.constantFrom(...zeros),
  )
  .map(([signs, zero]) => ({ ...signs, zero }));

function write(whole: number, decimals: string, { group, point, size }: Spelling): string {
  const pattern = { none: /(?!)/g, three: /\B(?=(\d{3})+$)/g, two: /\B(?=(\d{2})*\d{3}$)/g }[size];
  // A leading point is written without its zero.
  const before = whole === 0 && decimals ? "" : String(whole).replace(pattern, group);
  return before + (decimals && point + decimals);
}

it("reads any number in any spelling as the same", () => {
  const number = fc.tuple(fc.nat({ max: 99_999_999 }), fc.stringMatching(/^\d{0,4}$/));
  const property = fc.property(number, spelling, ([whole, decimals], signs) => {
    const text = write(whole, decimals, signs);
    // These alone could be two numbers: the rules for them have examples above.
    fc.pre(!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text));
    const inScript = text.replace(/\d/g, (digit) => String.fromCodePoint(signs.zero + Number(digit)));
    expect(readNumber(inScript)).toBe(Number(`${whole}.${decimals || 0}`));
  });
  fc.assert(property, { numRuns: 1000 });
});
