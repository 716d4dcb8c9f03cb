import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(process.cwd(), "backend/content");
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

const units =
  "%|°C|K|k?W|[MG]W|[kM]Wh|Nm|[mckµn]?m|m[²³]|m/s|t|k?g|mg|L|m?bar|[kM]Pa|k?V|[mk]?A|Hz|rpm|pp[mb]|dB|h|min|m?s|d|[kM]J|[kM]VA|µS|crore|lakh|million|(?:day|week|month|year|hour|minute|second|tonne)s?|[ap]\\.m\\.";
const broken = new RegExp(
  `(?<![\\w-])(?:\\d(?:[\\d.,–−-]*\\d)?|10<sup>[^<]*</sup>) (?:${units})(?![\\w-]|\\.\\d)[^ <]*|(?:[≤≥±≈]|&[lg]t;) \\d`,
  "g",
);

describe.each(files)("%s", (file) => {
  const text = readFileSync(join(folder, file), "utf8");

  it("joins numbers and units by a no-break space", () => {
    expect(text.match(broken)).toBeNull();
  });

  it("writes inquiry", () => {
    expect(text.match(/\benquir\w*/gi)).toBeNull();
  });
});

it("finds units after a space", () => {
  const found =
    "5 kWh, 1,000 Nm<sup>3</sup>, 10<sup>−6</sup> mbar, 2–3 %, 2. A bed, 4 A-items, 7 plants, ≤ 5".match(
      broken,
    );
  expect(found).toEqual(["5 kWh,", "1,000 Nm", "10<sup>−6</sup> mbar,", "2–3 %,", "≤ 5"]);
});
