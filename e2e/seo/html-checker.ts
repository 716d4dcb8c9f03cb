/** The Nu HTML checker, over many pages in one process. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Crawled } from "./crawler.ts";

export const vnuJar = createRequire(import.meta.url)("vnu-jar") as string;

type Message = { type: string; message: string; url: string; extract?: string };

/** The errors in the HTML of pages. */
export async function checkHtml(pages: Pick<Crawled, "path" | "html">[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "e2e-html-"));
  try {
    for (const [index, { html }] of pages.entries()) {
      // Scripts and styles are half of a page and no HTML, and the checker knows no container queries.
      writeFileSync(
        join(folder, `${index}.html`),
        html.replace(/(<script>|<style[^>]*>).*?(?=<\/(?:script|style)>)/gs, "$1"),
      );
    }
    const output = await java([
      "-jar",
      vnuJar,
      "--format",
      "json",
      "--errors-only",
      "--exit-zero-always",
      folder,
    ]);
    const { messages } = JSON.parse(output) as { messages: Message[] };
    return messages.map(({ message, url, extract }) => {
      const page = pages[Number(basename(url, ".html"))];
      return `${page?.path}: ${message} ${extract ?? ""}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Java; the checker writes its result to stderr. */
export function java(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.env.JAVA_PATH || "java",
      // A run of seconds earns nothing from the second compiler, without which the stack needs more room.
      ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss16m", ...args],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error && !stderr && !stdout) reject(error);
        else resolve(stderr || stdout);
      },
    );
  });
}
