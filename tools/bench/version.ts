import { step } from "../../scripts/process/terminal.ts";
import { warmPages } from "../../scripts/servers/warm-pages.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { distDir } from "./check-out.ts";

/** A version of the site that runs from its own checkout, with the content of this one. */
export class Version {
  /** "before" or "now". */
  readonly name: string;
  /** "1a2b3c4d5e6f", or "working tree". */
  readonly label: string;
  readonly root: string;
  readonly #remoteUrl: string | undefined;
  #site: TestSite | undefined;

  /** @param remoteUrl a site that runs already */
  constructor(name: string, label: string, root: string, remoteUrl?: string) {
    this.name = name;
    this.label = label;
    this.root = root;
    this.#remoteUrl = remoteUrl;
  }

  /** Its backend reports edits; parts may edit the content, and put it back. */
  get site(): TestSite {
    if (!this.#site) throw new Error("The site has not been started");
    return this.#site;
  }

  get pid(): number {
    return this.site.process.process.pid ?? Number.NaN;
  }

  /** Starts the site unless it runs, and visits every page. Returns its URL. */
  async start(): Promise<string> {
    if (this.#remoteUrl) return this.#remoteUrl;
    if (this.#site && !this.#site.process.ending) return this.#site.url;
    await this.stop();
    const progress = step(`Starting ${this.name} (${this.label})`);
    const { name, root } = this;
    this.#site = await TestSite.open({ name, root, distDir, faultProxy: true, publishHook: true });
    progress.done();
    await warmPages(this.#site.url);
    return this.#site.url;
  }

  async stop(): Promise<void> {
    await this.#site?.close();
    this.#site = undefined;
  }
}
