import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  heldPressCheckMs,
  heldPressMs,
  hydrationDelayMs,
  hydrationRetryMs,
  shownDelayMs,
} from "../../lib/site/browser-periods.ts";
import { hydratePage } from "./hydrate-page.ts";
import { loader, prerenderRules } from "./hydration-loader.ts";

const text = `export ${withValues(minify(hydratePage.toString()), {
  CHECK_MS: String(heldPressCheckMs),
  MAX_CHECKS: String(heldPressMs / heldPressCheckMs),
})}`;
const file = `hydrate-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`;

/** Its name changes with its text, so browsers may keep it for ever, like the other files there. */
export const hydrateUrl = `/_next/static/chunks/${file}`;

const loaderValues = {
  PRERENDER_RULES: `'${prerenderRules}'`,
  HYDRATION_DELAY_MS: String(hydrationDelayMs),
  HYDRATION_RETRY_MS: String(hydrationRetryMs),
  SHOWN_DELAY_MS: String(shownDelayMs),
};

/** The loader as an expression. */
export const loaderText = withValues(
  shorten(minify(loader.toString()).replace(/^function loader/, "function")),
  loaderValues,
);

/**
 * Chromium compiles all functions of a file with this first line while it loads, on another thread; by default it compiles each
 * when it is first called, on the page's own. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Adds the file to a build, and the hint to the scripts that every page runs: React and Next. Call it before they are
 * compressed.
 */
export function addHydrationFiles(distDir: string): void {
  const folder = join(distDir, "static", "chunks");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  const manifest = JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8"));
  for (const name of (manifest as { rootMainFiles: string[] }).rootMainFiles) {
    const path = join(distDir, name);
    const code = readFileSync(path, "utf8");
    // A build keeps the files of the one before that have not changed.
    if (!code.startsWith(compileHint)) writeFileSync(path, compileHint + code);
  }
}

function withValues(code: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(name, () => value), code);
}

/** Puts a function on one line; no string in these functions has a space or comma beside one of these characters. */
function minify(code: string): string {
  return code
    .replace(/\s+/g, " ")
    .replace(/ ?([{}()\]=;,:?|&<>+!]) ?/g, "$1")
    .replace(/,([)\]}])|;(})/g, "$1$2")
    .replace(/\((\w+)\)=>/g, "$1=>")
    .replace(/(?<!\w)\((\w+)\)\./g, "$1.")
    .replace(/=>\((\w+=\w+)\)/g, "=>$1");
}

/**
 * Gives the names that a function declares one letter each: the loader is a part of every page. A name that is also a property, or a word
 * of a string, stays.
 */
function shorten(code: string): string {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz").filter((letter) => !hasWord(code, letter));
  const names = new Set(Array.from(code.matchAll(/\b(?:const|let) (\w+)/g), ([, name = ""]) => name));
  return [...names]
    .filter((name) => !new RegExp(`[.'"\`/-]${name}\\b|\\b${name}['"\`/:-]`).test(code))
    .reduce(
      (text, name, index) => text.replace(new RegExp(`\\b${name}\\b`, "g"), letters[index] ?? name),
      code,
    );
}

function hasWord(code: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(code);
}
