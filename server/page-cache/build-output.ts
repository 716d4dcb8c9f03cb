import { fileOfPath, type Prerendered, readPrerendered, readValue } from "../../lib/next/build-files.ts";
import { pathOfKey } from "../../lib/next/cache-values.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import type { Entry } from "./entry.ts";
import { finishPage, type PageContext } from "./finish-page.ts";

/** The prerendered pages of the build: Next does not pass them to a cache handler, and would render each again for its first visitor. */
export class BuildOutput {
  readonly #serverDir: string;
  readonly #routes: Map<string, Prerendered>;
  readonly #context: PageContext | undefined;

  /** @param serverDir the build's `server` folder */
  constructor(serverDir: string, context?: PageContext) {
    this.#context = context;
    this.#serverDir = serverDir;
    this.#routes = readPrerendered(serverDir);
  }

  /** The addresses of its pages. */
  paths(): string[] {
    return Array.from(this.#routes.keys(), (file) => pathOfKey(`/$${file}`));
  }

  async get(key: string): Promise<Entry | undefined> {
    const name = fileOfPath(pathOfKey(key));
    // Only paths that the manifest lists are opened.
    const route = this.#routes.get(name);
    if (!route) return undefined;
    try {
      const { key: own, ...entry } = await readValue(this.#serverDir, name, route);
      if (own !== key) return undefined;
      if (entry.value.kind === "APP_PAGE") finishPage(entry.value, pathOfKey(key), this.#context);
      return { ...entry, kind: "page" };
    } catch (error) {
      const { message: reason } = error as Error;
      const line = "page cache: cannot read a page of the build";
      logOncePerMinute("warn", `build ${reason}`, { key, reason }, line);
      return undefined;
    }
  }
}
