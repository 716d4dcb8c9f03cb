import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "../replica.ts";
import type { ClientResponse, HttpClient } from "./http-client.ts";

/** Checks that the scripts and styles of each page exist and belong to one build. */
export class PageAssets {
  /** The static URLs of each build. */
  readonly #builds: Set<string>[] = [];
  readonly #referenced = new Set<string>();

  addBuild({ root, distDir }: Release): void {
    const names = readdirSync(join(root, distDir, "static"), { recursive: true }).map(String);
    this.#builds.push(new Set(names.map((name) => `/_next/static/${name}`)));
  }

  /** Returns what is wrong with a page, or `undefined`. */
  readonly check = (path: string, { body, headers }: ClientResponse): string | undefined => {
    if (!String(headers["content-type"]).startsWith("text/html")) return `${path}: not HTML`;
    const html = body.toString();
    if (!html.endsWith("</html>")) return `${path}: incomplete HTML`;
    const files = Array.from(
      html.matchAll(/(?:src|href)="(\/_next\/static\/[^"?#]+)/g),
      ([, file = ""]) => file,
    );
    if (files.length === 0) return `${path}: no scripts and styles`;
    for (const file of files) this.#referenced.add(file);
    if (!this.#builds.some((build) => files.every((file) => build.has(file))))
      return `${path}: files of two builds`;
    return undefined;
  };

  /** Requests every script and style that pages have referenced so far; returns the missing ones. */
  async missing(client: HttpClient): Promise<string[]> {
    const missing: string[] = [];
    for (const file of this.#referenced) {
      const { status } = await client.send(file, { headers: { "accept-encoding": "br" } });
      if (status !== 200) missing.push(`${file}: ${status}`);
    }
    return missing;
  }
}
