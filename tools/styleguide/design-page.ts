/** The generated parts of docs/design.md and docs/design: values are read from app/tokens.css. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { color, contrast, contrastPairs, readTokens } from "../brand/tokens.ts";

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
export const components = {
  section: ["sections/section-head", "ui/tag-bubble", "ui/ruled-grid", "cards/summary-card"],
  plant: ["sections/plant/plant", "sections/plant/diagram", "sections/plant/pointing"],
  cards: ["ui/grid", "cards/picture-card", "ui/byline"],
  person: ["ui/grid", "cards/person-card"],
  timeline: ["cards/milestone-card"],
  text: ["ui/rich-text"],
  "series-chart": ["ui/charts", "ui/rich-text"],
  "bar-chart": ["ui/bar-charts", "ui/charts", "ui/rich-text"],
  form: ["inquiry/inquiry-form"],
  states: ["ui/states", "islands/lists/paged-list"],
  missing: ["templates/not-found-page"],
} satisfies Record<string, string[]>;

/** @returns Markdown; the same for the same tokens. */
export function tokenTables(): string {
  const { light, dark } = readTokens();
  const colours = Object.entries(uses).map(
    ([name, use]) => `| \`--${name}\` | \`${color(light, name)}\` | \`${color(dark, name)}\` | ${use} |`,
  );
  const contrasts = contrastPairs.map(([ground, ink, least]) => {
    const [day, night] = [light, dark].map((tokens) => contrast(tokens, ground, ink).toFixed(1));
    return `| ${ink} on ${ground} | ${least} | ${day} | ${night} |`;
  });
  const others = groups.map(([heading, belongs, note]) => {
    const rows = Object.entries(light).filter(([name]) => belongs(name));
    return `## ${heading}\n\n${note}\n\n| token | value |\n| --- | --- |\n${rows.map(([name, value]) => `| \`--${name}\` | \`${value}\` |`).join("\n")}`;
  });
  return `| token | light | dark | for |
| --- | --- | --- | --- |
${colours.join("\n")}

Contrast, measured by \`tools/brand/tokens.test.ts\`:

| text on background | at least | light | dark |
| --- | --- | --- | --- |
${contrasts.join("\n")}

${others.join("\n\n")}`;
}

/** A hash of each component's styles, without comments. A different hash means that its screenshots are out of date. */
export function componentHashes(): Record<string, string> {
  const read = (file: string) => readFileSync(file, "utf8").replace(/\s*\/\*.*?\*\/\s*/gs, "\n");
  return Object.fromEntries(
    Object.entries(components).map(([name, styles]) => {
      const files = ["tokens", "reset", "globals", "utilities", "button"].map((name) => `app/${name}.css`);
      const hash = createHash("sha256");
      for (const file of files) hash.update(read(file));
      for (const style of styles) hash.update(read(`components/${style}.module.css`));
      return [name, hash.digest("hex").slice(0, 12)];
    }),
  );
}

/** Swatches of both schemes, side by side. */
export function swatches(): string {
  const { light, dark } = readTokens();
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
