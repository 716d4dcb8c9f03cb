/** Catalogues: a cover with an image, then the text of the record in numbered sections. The cover is an image of its own, too. */
import sharp from "sharp";
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { openPage } from "./browser.ts";
import {
  type Catalogue,
  published,
  type Settings,
  type Step,
  settings,
  slugOf,
  type WrittenFile,
  write,
} from "./media.ts";
import { bubble, COMPANY, documentHtml, ISSUED, mark, picture, SAMPLE, toPdf } from "./pdf.ts";
import { addHeaderScopes, formatTables, keepUnits } from "./tables.ts";

type Cover = { motif: string; line: string };

const covers: Record<string, Cover> = {
  "company-profile-reference-list": {
    motif: "pipe-rack",
    line: "Oxygen, nitrogen, argon and hydrogen plants",
  },
  "psa-nitrogen-selection-guide": { motif: "nitrogen-generator", line: "5 to 5,000 Nm³/h, 95 to 99.999 %" },
  "vpsa-and-psa-oxygen": { motif: "psa-skid", line: "5 to 10,000 Nm³/h, 90 to 94 %" },
  "cryogenic-air-separation-plants-50-450-t-d": {
    motif: "air-separation-plant",
    line: "Oxygen, nitrogen and argon, gas or liquid",
  },
  "green-hydrogen-balance-of-plant-modules": {
    motif: "electrolyser-stack",
    line: "For electrolysers of 1 to 20 MW",
  },
  "storage-vaporisation-pipeline-stations": {
    motif: "liquid-oxygen-tank",
    line: "From the tank to the fence",
  },
  "automation-functional-safety": { motif: "control-room", line: "From narrative to screen" },
  "operation-maintenance-contracts": {
    motif: "main-air-compressor",
    line: "Support, shared crew, full operation",
  },
};
const plain: Cover = { motif: "air-separation-plant", line: "Catalogue" };

const cssString = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Header and footer in the margins of every page except the cover. */
function running(title: string, number: string): string {
  const box = (place: string, content: string, more = "") => `@${place}{content:${content};${more}}`;
  const strong = "color:oklch(.24 .025 190);font-weight:600;";
  return `@page{
${box("top-left", cssString(COMPANY), strong)}${box("top-right", cssString(title))}
${box("bottom-left", cssString(`${number}\u2002·\u2002${ISSUED}`))}${box("bottom-center", cssString(SAMPLE))}
${box("bottom-right", 'counter(page) " / " counter(pages)', strong)}}
@page:first{margin:0;${["top-left", "top-right", "bottom-left", "bottom-center", "bottom-right"]
    .map((place) => box(place, "none", "border:0"))
    .join("")}}`;
}

/** Prevents line breaks in hyphenated words. */
const whole = (title: string): string =>
  escapeHtml(title).replace(/[\w]+(?:-[\w]+)+/g, '<span class="short">$&</span>');

function cover({ title }: Catalogue, number: string, image: string, line: string): string {
  const [, letters = "", digits = ""] = /VE-(\w+)-(\d+)/.exec(number) ?? [];
  return `<header class="cover">
<div class="brand">${mark}${COMPANY}</div>
<div class="heading">${bubble(letters, digits)}<div><h1>${whole(title)}</h1><p>${escapeHtml(line)}</p></div></div>
<img src="${image}" alt="">
<p class="foot"><span>${SAMPLE}</span><span>${number}&ensp;·&ensp;Rev. 0&ensp;·&ensp;${ISSUED}</span></p>
</header>`;
}

/** Each <h2> starts a section: the heading in the left column, its content in the right one. */
function sections(pages: string): string {
  return pages
    .split(/(?=<h2>)/)
    .filter((part) => part.trim())
    .map((part, i) => {
      const [, heading = "", rest = part] = /^<h2>(.*?)<\/h2>([\s\S]*)$/.exec(part.trim()) ?? [];
      return `<section><h2><span>${i + 1}</span> ${heading}</h2><div>${keepUnits(addHeaderScopes(formatTables(rest)))}</div></section>`;
    })
    .join("\n");
}

function contact({ address, phone, official_email, sales_email }: Settings): string {
  return `<footer class="contact"><div class="brand">${mark}${COMPANY}</div>
<dl><div><dt>Office and workshop</dt><dd>${escapeHtml(address)}</dd></div>
<div><dt>Questions</dt><dd><a href="mailto:${official_email}">${official_email}</a><br>${escapeHtml(phone)}</dd></div>
<div><dt>Offers</dt><dd><a href="mailto:${sales_email}">${sales_email}</a></dd></div></dl></footer>`;
}

/** A4 at 96 dots per inch. */
const coverSize = { width: 794, height: 1123 };

/** The cover as it is shown beside the link to the document. */
async function coverImage(html: string): Promise<Buffer> {
  const page = await openPage(html, coverSize);
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...coverSize } });
  await page.close();
  return sharp(png).resize({ width: 640 }).webp({ quality: 80, smartSubsample: true, effort: 6 }).toBuffer();
}

export const makeCatalogues: Step = async (isSelected) => {
  const office = await settings();
  const files: WrittenFile[] = [];
  for (const catalogue of await published<Catalogue>("catalogues")) {
    const slug = slugOf(catalogue.pdf_file);
    if (!isSelected(slug)) continue;
    const { motif, line } = covers[slug] ?? plain;
    const number = `VE-CT-${String(100 + catalogue.id)}`;
    const image = await picture(`/media/pictures/${motif}.webp`, 1280);
    const html = await documentHtml({
      title: `${catalogue.title} · ${COMPANY}`,
      kind: "catalogue",
      style: running(catalogue.title, number),
      body: `${cover(catalogue, number, image, line)}<main>${sections(catalogue.pages)}</main>${contact(office)}`,
    });
    files.push(await write(catalogue.pdf_file, await toPdf(html), 250_000));
    files.push(await write(catalogue.image, await coverImage(html), 40_000));
  }
  return files;
};
