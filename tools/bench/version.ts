import { step } from "../../scripts/process/terminal.ts";
import { warmPages } from "../../scripts/servers/warm-pages.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import type { TestSiteOptions } from "../../testing/sites/test-site-options.ts";
import { distDir } from "./check-out.ts";

/** A version of the site that runs from its own checkout, with the content of this one. */
export class Version {
  /** "before" or "now". */
  readonly name: string;
  /** "1a2b3c4d5e6f", or "working tree". */
  readonly label: string;
  readonly root: string;
  #site: TestSite | undefined;

  constructor(name: string, label: string, root: string) {
    this.name = name;
    this.label = label;
    this.root = root;
  }

  get pid(): number {
    return this.#site?.process.process.pid ?? Number.NaN;
  }

  /** Starts the site unless it runs, and visits every page. Returns its URL. */
  async start(): Promise<string> {
    if (this.#site) return this.#site.url;
    const progress = step(`Starting ${this.name} (${this.label})`);
    const { name, root } = this;
    this.#site = await TestSite.open({ name, root, distDir });
    progress.done();
    await warmPages(this.#site.url);
    return this.#site.url;
  }

  /** Starts the same build once more, with other settings, and visits every page. */
  async openAnother(options: Partial<TestSiteOptions>): Promise<TestSite> {
    const site = await TestSite.open({ name: `${this.name}-other`, root: this.root, distDir, ...options });
    await warmPages(site.url);
    return site;
  }

  async stop(): Promise<void> {
    await this.#site?.close();
    this.#site = undefined;
  }
}
