/** Generates portraits, icons and PDFs of the sample content. The same input produces the same files. */
import { closeBrowser } from "./browser.ts";
import { makeCatalogues } from "./catalogues.ts";
import { makeCertificates } from "./certificates.ts";
import { makeDatasheets } from "./datasheets.ts";
import { makeIcons } from "./icons.ts";
import type { WrittenFile } from "./media.ts";
import { makePeople } from "./people.ts";

const steps = {
  people: makePeople,
  icons: makeIcons,
  catalogues: makeCatalogues,
  datasheets: makeDatasheets,
  certificates: makeCertificates,
};
type Step = keyof typeof steps;
const isStep = (name: string): name is Step => name in steps;

const HELP = `node artwork/documents/main.ts                     portraits, icons and documents
node artwork/documents/main.ts people|icons|catalogues|datasheets|certificates [slug …]

Reads backend/content and writes to backend/content/media. Needs Chromium (CHROMIUM_PATH, default /usr/bin/chromium).
Catalogues and data sheets also need backend/content/media/pictures, and the font DejaVu Sans for ≤ ≥ ± µ → ₹ β φ.`;

const [first, ...slugs] = process.argv.slice(2);
if (first === "--help" || first === "-h") {
  console.log(HELP);
  process.exit(0);
}
if (first !== undefined && !isStep(first)) {
  console.error(`Unknown step "${first}".\n\n${HELP}`);
  process.exit(2);
}

const report = (name: string, files: WrittenFile[]): void => {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooLarge = files.filter(({ bytes, maxBytes }) => bytes > maxBytes);
  console.log(`${name}: ${files.length} files, ${(total / 1000).toFixed(0)} kB`);
  for (const { file, bytes, maxBytes } of tooLarge)
    console.error(`  ${file}: ${bytes} bytes, limit ${maxBytes}`);
  if (tooLarge.length || !files.length) process.exitCode = 1;
};

try {
  for (const name of first ? [first] : Object.keys(steps).filter(isStep)) {
    report(name, await steps[name]((slug) => !slugs.length || slugs.includes(slug)));
  }
} finally {
  await closeBrowser();
}
