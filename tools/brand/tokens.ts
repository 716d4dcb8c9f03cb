import { readFileSync } from "node:fs";
import { blend, formatHex, interpolate, wcagContrast } from "culori";

/** Values by name, without the leading dashes. */
export type Tokens = Record<string, string>;

/** The tokens of app/tokens.css in each color scheme. */
export function readTokens(): { light: Tokens; dark: Tokens } {
  const css = readFileSync("app/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  return { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };
}

function tokensOf(css: string): Tokens {
  return Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " "),
    ]),
  );
}

/**
 * A token's color as #rrggbb. Evaluates `color-mix`; transparent colors are blended with the background.
 * @throws Error when the token is no color
 */
export function color(tokens: Tokens, name: string, background = "paper"): string {
  const value = tokens[name] ?? "";
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return color(tokens, reference);
  const [, first, second, percent] =
    /^color-mix\(in oklch, var\(--([\w-]+)\), var\(--([\w-]+)\) (\d+)%\)$/.exec(value) ?? [];
  if (first && second)
    return formatHex(
      interpolate([color(tokens, first), color(tokens, second)], "oklch")(Number(percent) / 100),
    );
  const [, mixed, share] = /^color-mix\(in oklch, (.+) (\d+)%, transparent\)$/.exec(value) ?? [];
  const inner = /^var\(--([\w-]+)\)$/.exec(mixed ?? "")?.[1];
  const plain = inner ? color(tokens, inner) : formatHex(mixed ?? value);
  if (!plain) throw new Error(`--${name} is not a color: ${value}`);
  if (share === undefined) return plain;
  const alpha = Math.round((Number(share) / 100) * 255).toString(16);
  return formatHex(blend([color(tokens, background), `${plain}${alpha}`])) ?? "";
}

/** Minimum contrast of WCAG 2.2: 7 for body text, 4.5 for other text, 3 for shapes. */
export const contrastPairs: [background: string, text: string, min: number][] = [
  ["paper", "ink", 7],
  ["mist", "ink", 7],
  ["paper", "ink-2", 7],
  ["mist", "ink-2", 7],
  ["paper", "green", 4.5],
  ["mist", "green", 4.5],
  ["paper", "error", 4.5],
  ["mist", "error", 4.5],
  ["green", "on-green", 4.5],
  ["green-hover", "on-green", 4.5],
  ["nav-ground", "nav-ink", 4.5],
  ["slate", "on-slate", 7],
  ["slate", "on-slate-2", 7],
  ["deep", "on-slate", 7],
  ["deep", "on-slate-2", 7],
  ["slate", "signal", 3],
];

/** WCAG contrast ratio of two tokens. */
export function contrast(tokens: Tokens, background: string, text: string): number {
  return wcagContrast(color(tokens, background), color(tokens, text, background));
}
