import { globSync, readFileSync } from "node:fs";
import { blend, formatHex, wcagContrast } from "culori";

type Tokens = Record<string, string>;

const css = readFileSync("app/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");
const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
const tokensOf = (part: string): Tokens =>
  Object.fromEntries(
    Array.from(part.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
const schemes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

/** A token's colour, opaque: a mix with transparency is laid over the ground. */
function colour(tokens: Tokens, name: string, ground = "paper"): string {
  const value = tokens[name] ?? "";
  const [, mixed, percent] = /^color-mix\(in oklch, (.+) (\d+)%, transparent\)$/.exec(value) ?? [];
  const reference = /^var\(--([\w-]+)\)$/.exec(mixed ?? value)?.[1];
  const plain = reference ? colour(tokens, reference) : formatHex(mixed ?? value);
  if (!plain) throw new Error(`--${name} is no colour: ${value}`);
  if (percent === undefined) return plain;
  const alpha = Math.round((Number(percent) / 100) * 255).toString(16);
  return formatHex(blend([colour(tokens, ground), `${plain}${alpha}`])) ?? "";
}

/** Grounds, what stands on them, and the least contrast of WCAG 2.2: 7 for body text, 4.5 for other, 3 for shapes. */
const pairs: [ground: string, ink: string, least: number][] = [
  ["paper", "ink", 7],
  ["mist", "ink", 7],
  ["paper", "ink-2", 7],
  ["mist", "ink-2", 7],
  ["paper", "green", 4.5],
  ["mist", "green", 4.5],
  ["paper", "error", 4.5],
  ["mist", "error", 4.5],
  ["green", "on-green", 4.5],
  ["nav-ground", "nav-ink", 4.5],
  ["slate", "on-slate", 7],
  ["slate", "on-slate-2", 7],
  ["deep", "on-slate", 7],
  ["deep", "on-slate-2", 7],
  ["slate", "signal", 3],
];

describe.each(Object.entries(schemes))("in the %s scheme", (_, tokens) => {
  it.each(pairs)("%s carries %s with at least %f : 1", (ground, ink, least) => {
    expect(wcagContrast(colour(tokens, ground), colour(tokens, ink, ground))).toBeGreaterThanOrEqual(least);
  });
});

it("leaves no colour to the components", () => {
  const found = globSync("{app,components}/**/*.css")
    .filter((file) => !/app\/(tokens|print)\.css$/.test(file))
    .filter((file) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
