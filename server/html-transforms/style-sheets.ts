import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TransformContext } from "./types.ts";
import { usedStyles } from "./used-styles.ts";

/** Reads each of the build's style sheets once. */
export function styleSheets(distDir: string): Required<TransformContext>["styles"] {
  const sheets = new Map<string, ReturnType<typeof usedStyles> | undefined>();
  return (href, names) => {
    if (!sheets.has(href)) sheets.set(href, read(join(distDir, href.slice("/_next/".length))));
    return sheets.get(href)?.(names);
  };
}

function read(file: string): ReturnType<typeof usedStyles> | undefined {
  try {
    return usedStyles(readFileSync(file, "utf8"));
  } catch {
    // It stays a link.
    return undefined;
  }
}
