/**
 * Makes the media of the sample content that are typeset or drawn rather than rendered:
 * `node tools/media/documents/make.ts [people|icons|catalogues|datasheets] [slug …]`, all four without a name.
 *
 * Needs the content files (backend/content/*.json), the packages sharp, playwright and
 * @fontsource-variable/instrument-sans of this repository, and a Chromium (CHROMIUM_PATH, else /usr/bin/chromium).
 * Catalogues and data sheets also need backend/content/media/pictures, the fonts beside this file and, for the few signs
 * that Instrument Sans lacks (≤ ≥ ± µ → ₹ β φ), DejaVu Sans. Writes into backend/content/media/{people,icons,catalogues,
 * datasheets}; the same input gives the same files.
 */
import { closeBrowser } from "./browser.ts";
import { makeCatalogues } from "./catalogues.ts";
import { makeDatasheets } from "./datasheets.ts";
import { makeIcons } from "./icons.ts";
import type { Made } from "./media.ts";
import { makePeople } from "./people.ts";

const steps = {
  people: makePeople,
  icons: makeIcons,
  catalogues: makeCatalogues,
  datasheets: makeDatasheets,
};
type Step = keyof typeof steps;
const isStep = (name: string): name is Step => name in steps;

const [first, ...slugs] = process.argv.slice(2);
if (first !== undefined && !isStep(first)) {
  console.error(`Unknown step "${first}". Known are: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

const report = (name: string, files: Made[]): void => {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const over = files.filter(({ bytes, limit }) => bytes > limit);
  console.log(`${name}: ${files.length} files, ${(total / 1000).toFixed(0)} kB`);
  for (const { file, bytes, limit } of over) console.error(`  ${file}: ${bytes} bytes, limit ${limit}`);
  if (over.length || !files.length) process.exitCode = 1;
};

try {
  for (const name of first ? [first] : Object.keys(steps).filter(isStep)) {
    report(name, await steps[name]((slug) => !slugs.length || slugs.includes(slug)));
  }
} finally {
  await closeBrowser();
}
