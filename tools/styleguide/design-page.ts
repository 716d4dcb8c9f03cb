/** The text of docs/design.md: what is chosen by hand stands in it, what has a value is read from app/tokens.css. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colour, contrast, pairs, readTokens, type Tokens } from "./tokens.ts";

const uses: Record<string, string> = {
  paper: "the page",
  mist: "bands, hovered grounds, places of pictures that are on their way",
  rule: "hairlines, never words",
  ink: "headings and body text",
  "ink-2": "secondary text",
  green: "links, tags, the flow line, main buttons",
  "green-held": "a main button below the pointer",
  "on-green": "words on green",
  deep: "top bar and footer",
  slate: "bands that are dark in both schemes",
  "on-slate": "words on slate and deep",
  "on-slate-2": "secondary words on slate and deep",
  signal: "selection, and focus on slate",
  night: "behind pictures seen large",
  error: "errors, and nothing else",
  "nav-ground": "the navigation, over what scrolls behind it",
  "nav-ink": "words in the navigation",
};

const groups: [heading: string, belongs: (name: string) => boolean, note: string][] = [
  ["Type", (name) => /^(step|tag)/.test(name), "Sizes grow with the window, between two ends."],
  ["Space", (name) => /^(space|gutter|wide|measure)/.test(name), "Multiples of 4 px; a section breathes."],
  [
    "Form, shadow and motion",
    (name) => /^(radius|float|quick|picture)/.test(name),
    "Shadows only below what floats: menu, dialog, chat box, toast.",
  ],
];

/** Pictures of components: files in docs/design, each in both schemes, and the styles on which they hang. */
export const components: [name: string, caption: string, styles: string[]][] = [
  [
    "section",
    "A section: tag bubble, heading, way on; cells of one ruled table",
    ["sections/section-head", "ui/tag-bubble", "ui/ruled-grid", "cards/summary-card"],
  ],
  [
    "cards",
    "Articles: what leads on stands on one line in a row",
    ["ui/grid", "cards/picture-card", "ui/byline"],
  ],
  ["person", "People are drawn monograms until there is a portrait", ["ui/grid", "cards/person-card"]],
  ["timeline", "The flow line connects what follows from one another", ["cards/milestone-card"]],
  ["text", "An editor's text and table", ["ui/rich-text"]],
  ["form", "Fields, an error, the main button", ["inquiry/inquiry-form"]],
  [
    "states",
    "What failed is red and says so; what may be done stands below it",
    ["ui/states", "islands/lists/paged-list"],
  ],
  ["missing", "The end of a line: a page that is not there", ["templates/not-found-page"]],
];

/** @returns Markdown; the same for the same tokens. */
export function designPage(root: string): string {
  const { light, dark } = readTokens(root);
  return `# Design

The site is drawn the way its readers draw: tags, flow lines and symbols of a piping and instrumentation diagram, hairlines
instead of boxes, pictures like an architect's model. It is precise and calm, and weighs little.

This page is made by \`npm run styleguide\` from \`app/tokens.css\` and the built components. A test fails when it is out of date.

## Rules of the house

- **Tag bubbles** mark sections, letters above and number below; items carry tag numbers. They are for the eye alone.
- **The flow line** is green, of one weight, and always the path of something: the chain of a project, milestones, the way to a page
  that is not there. It is never an ornament. What does not exist yet is dashed.
- **Icons** come from one set (Tabler, in \`components/ui/icon-paths.ts\`), and symbols are drawn on its grid of 24 units. The mark is in
  \`app/icon.svg\`; every other file of it is made from that one.
- **Words never lie on detail.** A banner's picture keeps to the side and dissolves towards its words; on narrow windows it stands below.
- **Cards are cells** of a ruled table or a picture with words below. No box floats without need. In one row, links stand on one line.
- **Text runs** to about 70 characters a line, body at ${light["step-0"]}, 1.6 lines high. Figures that are compared are tabular.
- **Hover** changes the ground of what is pressed and thickens the line below what leads on. **Focus** is a ring of 2 px with an offset of 2 px.
  All that is pressed is a \`.button\`; one on a page is \`data-main\`.
- **Motion** explains where something came from, in ${light.quick?.replace(/ .*/, "")}; without motion where the visitor asked for that.
- **Scripts:** the font has Latin; Devanagari and Arabic come from the visitor's system. Each paragraph runs in the direction of
  its own first letter. Sides are named by logical properties.
- **Dark** follows the visitor's preference; pictures are shown through \`--picture\`. **Paper** gets words, tables and pictures, and
  nothing that has to be clicked.
- **Components** have no colour of their own: \`app/tokens.css\` has all of them.

## Colour

![Every colour in both schemes](design/colours.svg)

| token | light | dark | for |
| --- | --- | --- | --- |
${Object.entries(uses)
  .map(([name, use]) => `| \`--${name}\` | \`${colour(light, name)}\` | \`${colour(dark, name)}\` | ${use} |`)
  .join("\n")}

Contrast, measured by \`app/tokens.test.ts\`:

| ink on ground | at least | light | dark |
| --- | --- | --- | --- |
${pairs
  .map(([ground, ink, least]) => {
    const [day, night] = [light, dark].map((tokens) => contrast(tokens, ground, ink).toFixed(1));
    return `| ${ink} on ${ground} | ${least} | ${day} | ${night} |`;
  })
  .join("\n")}

${groups.map(([heading, belongs, note]) => table(heading, note, light, belongs)).join("\n\n")}

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

/** What a component's pictures were made from, as a short hash: another one says that they are out of date. */
export function madeFrom(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file));
  return Object.fromEntries(
    components.map(([name, , styles]) => {
      const files = ["app/tokens.css", "app/globals.css", "app/button.css"];
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
      return `<rect x="${x + 16}" y="${y}" width="120" height="32" rx="4" fill="${colour(tokens, name)}" stroke="${colour(tokens, "rule")}"/>
<text x="${x + 152}" y="${y + 21}" fill="${colour(tokens, "ink")}">${name}</text>`;
    }),
  );
  const height = names.length * 40 + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" width="640" height="${height}" font-family="system-ui, sans-serif" font-size="14">
<title>Colours, light and dark</title>
<rect width="320" height="${height}" fill="${colour(light, "paper")}"/><rect x="320" width="320" height="${height}" fill="${colour(dark, "paper")}"/>
${rows.join("\n")}
</svg>
`;
}
