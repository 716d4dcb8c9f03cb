/**
 * Portraits without a face: a tag bubble (initials above, discipline and number below) in front of a line drawing of the
 * person's work. The backgrounds alternate between colors of the site's palette.
 */
import sharp from "sharp";
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { openPage, variableFont } from "./browser.ts";
import { disciplineOf, drawings } from "./disciplines.ts";
import { type Person, published, type Step, slugOf, write } from "./media.ts";

type Ground = { ground: string; text: string; thin: string; flow: string };

const LIMIT = 12_000;
const GREEN = "oklch(.46 .10 165)";
const INK = "oklch(.24 .025 190)";
const grounds: Ground[] = [
  { ground: "oklch(.955 .008 175)", text: INK, thin: "oklch(.70 .02 178)", flow: GREEN },
  {
    ground: "oklch(.27 .045 175)",
    text: "oklch(.97 .008 165)",
    thin: "oklch(.49 .045 174)",
    flow: "oklch(.72 .11 165)",
  },
  { ground: "oklch(.91 .03 168)", text: INK, thin: "oklch(.67 .045 168)", flow: GREEN },
  { ground: "oklch(.985 .004 160)", text: INK, thin: "oklch(.73 .016 175)", flow: GREEN },
  {
    ground: "oklch(.46 .10 165)",
    text: "oklch(1 0 0)",
    thin: "oklch(.65 .085 165)",
    flow: "oklch(.86 .13 150)",
  },
  { ground: "oklch(.84 .045 170)", text: INK, thin: "oklch(.61 .05 170)", flow: "oklch(.42 .09 166)" },
];

/** First letter of the first and of the last name: "Tomás Řezníček" is TŘ, "Chloé D’Souza" is CD. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : ""]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("");
}

function portrait(person: Person, number: number, place: number): string {
  const { code, drawing } = disciplineOf(person);
  const colours = grounds[place % grounds.length];
  const style = Object.entries(colours ?? {}).map(([name, value]) => `--${name}:${value}`);
  return `<svg id="${slugOf(person.image)}" viewBox="0 0 480 480" width="480" height="480" style="${style.join(";")}">
<rect class="paper" width="480" height="480"/>
${drawings[drawing] ?? ""}
<circle class="halo" cx="190" cy="290" r="120"/>
<circle class="bubble" cx="190" cy="290" r="120"/><path class="bubble" d="M70 290h240"/>
<text x="190" y="266" font-size="84" font-weight="600" letter-spacing="-2">${escapeHtml(initials(person.name))}</text>
<text x="190" y="346" font-size="42" font-weight="500" letter-spacing="1">${code} ${String(number).padStart(2, "0")}</text>
</svg>`;
}

const css = `body{margin:0}svg{display:block}
path,rect,circle{fill:none;stroke-linejoin:round}
.thin{stroke:var(--thin);stroke-width:3}.flow{stroke:var(--flow);stroke-width:7;stroke-linejoin:miter}
.dash{stroke-dasharray:9 7}.dot{fill:var(--flow)}.paper,.ground{fill:var(--ground)}
.halo{fill:var(--ground)}.bubble{stroke:var(--flow);stroke-width:5}
text{fill:var(--text);text-anchor:middle;font-family:"Instrument Sans";font-variant-numeric:tabular-nums}`;

/** Lossless if it fits the limit, otherwise the best quality that fits. */
async function smallest(png: Buffer): Promise<Buffer> {
  let webp = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  for (let quality = 90; webp.length > LIMIT && quality >= 60; quality -= 6) {
    webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
  }
  return webp;
}

export const makePeople: Step = async (isSelected) => {
  const [leaders, team] = [await published<Person>("leadership"), await published<Person>("team")];
  const svgs = [
    ...leaders.map((person, i) => ({ person, svg: portrait(person, person.id, i + 1) })),
    ...team.map((person, i) => ({ person, svg: portrait(person, 20 + person.id, i) })),
  ].filter(({ person }) => isSelected(slugOf(person.image)));
  const html = `<!doctype html><style>${await variableFont()}${css}</style>${svgs.map(({ svg }) => svg).join("")}`;
  const page = await openPage(html);
  const files = [];
  for (const { person } of svgs) {
    const png = await page.locator(`[id="${slugOf(person.image)}"]`).screenshot();
    files.push(await write(person.image, await smallest(png), LIMIT));
  }
  await page.close();
  return files;
};
