/** Whether a page is whole: all its scripts and styles are there, and belong to one build. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ClientResponse, HttpClient } from "./client.ts";

export class PageAssets {
  /** The files of each build, by their addresses. */
  readonly #builds: Set<string>[] = [];
  readonly #asked = new Set<string>();

  /** @param staticDir `static` in a build */
  add(staticDir: string): void {
    const names = readdirSync(staticDir, { recursive: true }).map(String);
    this.#builds.push(new Set(names.map((name) => `/_next/static/${name}`)));
  }

  /** What is wrong with a page; nothing, most of the time. */
  check(path: string, { body, headers }: ClientResponse): string | undefined {
    if (!String(headers["content-type"]).startsWith("text/html")) return `${path}: no page`;
    const html = body.toString();
    if (!html.endsWith("</html>")) return `${path}: not whole`;
    const files = filesOf(html);
    if (files.length < 3) return `${path}: only ${files.length} scripts and styles`;
    for (const file of files) this.#asked.add(file);
    if (!this.#builds.some((build) => files.every((file) => build.has(file))))
      return `${path}: of two builds`;
    return undefined;
  }

  /** Asks for every script and style that a page has named so far; says which are missing. */
  async missing(client: HttpClient): Promise<string[]> {
    const missing: string[] = [];
    for (const file of this.#asked) {
      const { status } = await client.send(file, { headers: { "accept-encoding": "br" } });
      if (status !== 200) missing.push(`${file}: ${status}`);
    }
    return missing;
  }

  /** The build that a page is of: 0 is the first that was added. */
  buildOf({ body }: ClientResponse): number {
    const files = filesOf(body.toString());
    return this.#builds.findLastIndex((build) => files.every((file) => build.has(file)));
  }
}

function filesOf(html: string): string[] {
  return [
    ...new Set(
      Array.from(html.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+)/g), ([, file = ""]) => file),
    ),
  ];
}

/** Whether there is a build in a folder. */
export function hasBuild(distDir: string): boolean {
  return existsSync(join(distDir, "BUILD_ID")) && existsSync(join(distDir, "static"));
}
