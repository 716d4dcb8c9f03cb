import { globSync, readFileSync } from "node:fs";
import { contrast, contrastPairs, readTokens } from "./tokens";

describe.each(Object.entries(readTokens()))("in the %s scheme", (_, tokens) => {
  it.each(contrastPairs)("%s and %s have a contrast of at least %f : 1", (background, text, min) => {
    expect(contrast(tokens, background, text)).toBeGreaterThanOrEqual(min);
  });
});

it("components define no colors of their own", () => {
  const violations = globSync("{app,components}/**/*.css")
    .filter((file) => !/app\/(tokens|print)\.css$/.test(file))
    .filter((file) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, "utf8")));
  expect(violations).toEqual([]);
});

it("every token is used, and every used token exists", () => {
  const files = globSync("{app,components}/**/*.{css,tsx,ts}").map((file) => readFileSync(file, "utf8"));
  const known = new Set(Object.keys(readTokens().light));
  // Style sheets may have properties of their own, also for each other.
  const own = new Set(
    files.flatMap((text) => Array.from(text.matchAll(/^\s+--([\w-]+):/gm), ([, name]) => name)),
  );
  const used = new Set(
    files.flatMap((text) => Array.from(text.matchAll(/var\(--([\w-]+)/g), ([, name = ""]) => name)),
  );
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !known.has(name) && !own.has(name) && name !== "measure")).toEqual([]);
});
