/** The text of docs/design.md: rules are written here, values are read from app/tokens.css. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { color, contrast, contrastPairs, readTokens, type Tokens } from "../brand/tokens.ts";
import { pageTemplates } from "./page-templates.ts";

const uses: Record<string, string> = {
  paper: "the page",
  mist: "bands, hover backgrounds, image placeholders",
  rule: "hairlines, never text",
  ink: "headings and body text",
  "ink-2": "secondary text",
  green: "links, tags, the flow line, main buttons",
  "green-hover": "a main button under the pointer",
  "on-green": "text on green",
  deep: "top bar and footer",
  slate: "bands that are dark in both schemes",
  "on-slate": "text on slate and deep",
  "on-slate-2": "secondary text on slate and deep",
  signal: "selection, and focus on slate",
  night: "behind enlarged images",
  error: "errors, and nothing else",
  "nav-ground": "the navigation, translucent over the page",
  "nav-ink": "text in the navigation",
};

const groups: [heading: string, belongs: (name: string) => boolean, note: string][] = [
  ["Type", (name) => /^(step|tag)/.test(name), "Sizes grow with the window, between two limits."],
  ["Space", (name) => /^(space|gutter|wide|measure)/.test(name), "Multiples of 4 px; sections have more."],
  [
    "Form, shadow and motion",
    (name) => /^(radius|float|quick|picture)/.test(name),
    "Shadows only under floating elements: menu, dialog, chat box, toast.",
  ],
];

/** Component screenshots in docs/design, each in both schemes, and the styles that they depend on. */
export const components: [name: string, caption: string, styles: string[]][] = [
  [
    "section",
    "A section: tag bubble, heading, link; cells of one ruled table",
    ["sections/section-head", "ui/tag-bubble", "ui/ruled-grid", "cards/summary-card"],
  ],
  [
    "plant",
    "The plant: on the home page, as the way to the fields of expertise that have a place in it",
    ["sections/plant/plant", "sections/plant/diagram", "sections/plant/pointing"],
  ],
  ["cards", "Articles: links in one row share a line", ["ui/grid", "cards/picture-card", "ui/byline"]],
  ["person", "People without a portrait are drawn as monograms", ["ui/grid", "cards/person-card"]],
  ["timeline", "The flow line connects consecutive milestones", ["cards/milestone-card"]],
  ["text", "An editor's text and table", ["ui/rich-text"]],
  [
    "series-chart",
    "A series above its table: for values that depend on another, a line; for amounts, columns; for single years, points",
    ["ui/charts", "ui/rich-text"],
  ],
  [
    "bar-chart",
    "Bars in their table: for a schedule, for causes by size and, as a waterfall, for what adds up to a sum",
    ["ui/bar-charts", "ui/charts", "ui/rich-text"],
  ],
  ["form", "Fields, an error, the main button", ["inquiry/inquiry-form"]],
  [
    "states",
    "A failure is red and says so; the next step is below it",
    ["ui/states", "islands/lists/paged-list"],
  ],
  ["missing", "The end of a line: a page that does not exist", ["templates/not-found-page"]],
];

/** @returns Markdown; the same for the same tokens. */
export function designPage(root: string): string {
  const { light, dark } = readTokens(root);
  return `# Design

The visual language comes from piping and instrumentation diagrams: tags, flow lines and symbols, hairlines instead of boxes, and images
like an architect's model. It is precise and calm, and weighs little.

After a change of \`app/tokens.css\` or of a component's styles, update this page:

\`\`\`sh
npm run build && npm run styleguide      # with Chromium; -- --text leaves the screenshots as they are
\`\`\`

A test fails when the page is out of date.

## Rules

- **Tag bubbles** mark sections, letters above and number below; items carry tag numbers. They are decoration, hidden from screen readers.
- **The flow line** is green, of one weight, and always shows a path: the steps of a project, milestones, the way to a page
  that does not exist. It is never an ornament. Dashed means not yet existing.
- **The plant** on the home page is drawn 1:1 on a grid of 4 px where 1344 px are free; below that a vertical line has the same links.
  Pipes are 1 px, equipment 1.25 px, the line that is shown 2 px. Grey pipes jump over the others, the green line never does. Filled
  valves are closed. Its parts are in \`components/sections/plant/plant.svg\`.
- **Rows** of one ruled table (\`TeaserRows\`) list entries that a reader scans; **cells** (\`RuledCells\`) are for short texts side by side.
- **Icons** come from one set (Tabler, in \`components/ui/icon-paths.ts\`), and symbols use its grid of 24 units. The mark is in
  \`tools/brand/mark.svg\`; \`npm run brand\` generates the logo of the pages and every icon file from it.
- **Text never lies on detail.** A banner's image keeps to the side and fades towards the text; on narrow windows it is a strip above it.
- **No half-empty column.** A column beside a text stays in view, or ends with it: nowhere is it empty for more than 400 px.
  Nothing is said twice within a screen; the banner's image is not repeated below it.
- **The main action is a button**, beside the beginning of a page and in the band at its end. A text link never stands alone for it.
- **Cards are cells** of a ruled table, or an image with text below. No box floats without need. Links in one row share a line.
- **Text** has about 70 characters a line, body at ${light["step-0"]}, line height 1.6. Figures to compare are tabular.
- **Hover** changes the background of buttons and thickens the underline of links. **Focus** is a ring of 2 px with an offset of 2 px.
  Everything to press is a \`.button\`; the main action is \`data-primary\`.
- **Motion** explains where something came from, in ${light.quick?.replace(/ .*/, "")}. There is none if the visitor prefers reduced motion. What fades in when
  it is scrolled to is legible before: nobody sees an empty place, however fast they scroll.
- **Charts** are tables: one green series, hairlines, values beside what they measure, and the table's own rule as the axis. A line, points
  or columns stand above the table; bars and a waterfall in its rows. Use one where a table is a series; the others stay tables.
- **What floats covers nothing.** The chat box stands in the page's margin or in a strip of its own; closed, on narrow windows, in the
  navbar's free place.
- **Scripts:** the font has Latin; Devanagari and Arabic come from the visitor's system. Each paragraph takes the direction of
  its first letter. Sides are named by logical properties.
- **Dark mode** follows the visitor's preference. An image has a version at dusk (\`image_dark\`); one without is shown through \`--picture\`.
- **Print** gets text, tables and images, and nothing to click.
- **Components** have no colours of their own: all are in \`app/tokens.css\`.

## Colour

![Every colour in both schemes](design/colours.svg)

| token | light | dark | for |
| --- | --- | --- | --- |
${Object.entries(uses)
  .map(([name, use]) => `| \`--${name}\` | \`${color(light, name)}\` | \`${color(dark, name)}\` | ${use} |`)
  .join("\n")}

Contrast, measured by \`tools/brand/tokens.test.ts\`:

| text on background | at least | light | dark |
| --- | --- | --- | --- |
${contrastPairs
  .map(([ground, ink, least]) => {
    const [day, night] = [light, dark].map((tokens) => contrast(tokens, ground, ink).toFixed(1));
    return `| ${ink} on ${ground} | ${least} | ${day} | ${night} |`;
  })
  .join("\n")}

${groups.map(([heading, belongs, note]) => table(heading, note, light, belongs)).join("\n\n")}

${pageTemplates}
## Components

${components
  .map(
    ([name, caption]) =>
      `**${caption}**\n\n| light | dark |\n| --- | --- |\n| ![](design/${name}-light.webp) | ![](design/${name}-dark.webp) |`,
  )
  .join("\n\n")}
`;
}

function table(heading: string, note: string, tokens: Tokens, belongs: (name: string) => boolean): string {
  const rows = Object.entries(tokens)
    .filter(([name]) => belongs(name))
    .map(([name, value]) => `| \`--${name}\` | \`${value}\` |`);
  return `## ${heading}\n\n${note}\n\n| token | value |\n| --- | --- |\n${rows.join("\n")}`;
}

/** A hash of each component's styles, without comments. A different hash means that its screenshots are out of date. */
export function componentHashes(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), "utf8").replace(/\s*\/\*.*?\*\/\s*/gs, "\n");
  return Object.fromEntries(
    components.map(([name, , styles]) => {
      const files = ["tokens", "reset", "globals", "utilities", "button"].map((name) => `app/${name}.css`);
      const hash = createHash("sha256");
      for (const file of files) hash.update(read(file));
      for (const style of styles) hash.update(read(`components/${style}.module.css`));
      return [name, hash.digest("hex").slice(0, 12)];
    }),
  );
}

/** Swatches of both schemes, side by side. */
export function swatches(root: string): string {
  const { light, dark } = readTokens(root);
  const names = Object.keys(uses);
  const rows = names.flatMap((name, index) =>
    [light, dark].map((tokens, side) => {
      const [x, y] = [side * 320, 16 + index * 40];
      return `<rect x="${x + 16}" y="${y}" width="120" height="32" rx="4" fill="${color(tokens, name)}" stroke="${color(tokens, "rule")}"/>
<text x="${x + 152}" y="${y + 21}" fill="${color(tokens, "ink")}">${name}</text>`;
    }),
  );
  const height = names.length * 40 + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" width="640" height="${height}" font-family="system-ui, sans-serif" font-size="14">
<title>Colours, light and dark</title>
<rect width="320" height="${height}" fill="${color(light, "paper")}"/><rect x="320" width="320" height="${height}" fill="${color(dark, "paper")}"/>
${rows.join("\n")}
</svg>
`;
}
