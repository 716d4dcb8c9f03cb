/**
 * The built site with a backend that the test owns: end-to-end tests and tools use it.
 *
 *     await using site = await TestSite.open({ name: "soak", faultProxy: true });
 *     site.proxy.fail({ kind: "refuse" });
 *     await site.backend.kill();
 *     await site.backend.start();
 *
 * In a Playwright test, use the fixture `testSite` (see testing/browser/test.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Inquiry } from "../../lib/form/fields.ts";
import { filesFolder, referenceOf } from "../../lib/inquiry/inquiry.ts";
import { InquiryStore } from "../../lib/inquiry/store.ts";
import type { Child } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { revalidateUrl, type Server, startSite } from "../../scripts/servers/servers.ts";
import { publicOrigin } from "../content/routes.ts";
import { revalidate, waitUntil } from "../http/http.ts";
import { FaultProxy } from "../proxies/fault-proxy.ts";
import { ageCopy, copyBuild, refreshCopy, releaseCopy } from "./build-copy.ts";
import { MailServer } from "./mail-server.ts";
import { newSecret } from "./secret.ts";
import { type BackendAccount, kill, TestBackend, type TestBackendOptions } from "./test-backend.ts";

/** The recipient of mailed inquiries. */
const inquiryRecipient = "sales@site.test";

export type TestSiteOptions = Omit<TestBackendOptions, "publishTo"> & {
  /** Names the copy of the build that the site runs from. */
  name: string;
  /** A backend that others use too, or one that is not the embedded one; it stays open. Default: a `TestBackend` of its own. */
  backend?: TestBackend | { url: string; account: BackendAccount };
  /** Puts a `FaultProxy` between site and backend. */
  faultProxy?: boolean | FaultProxy;
  /** Lets the backend call `POST /api/revalidate` after every edit. Needs a backend of its own. */
  publishHook?: boolean;
  /** Mails inquiries to a `MailServer`. */
  mail?: boolean;
  /** A Redis that replicas share. */
  redisUrl?: string;
  /** The revalidate secret; replicas share one. */
  secret?: string;
  /** Starts with the images that the main site has resized: for tests whose browsers load many pages. */
  hasImages?: boolean;
  /** Starts with pages that are no longer fresh, at any time of a run: the first visit of each regenerates it. */
  isOldBuild?: boolean;
  /** A build to run without copying it; it is not removed. */
  distDir?: string;
  /**
   * Shortens the periods of the site's server: with 0.01 content becomes stale after 3 s, and a call to a backend that never
   * responds ends after 0.3 s (docs/testing.md). Periods in the browser are those of visitors: use `page.clock`.
   */
  periodScale?: number;
  /** Further environment variables of the site. */
  env?: Record<string, string>;
};

/** An inquiry in the site's store, with the contents of its files. */
export type StoredInquiry = Inquiry & {
  key: string;
  reference: string;
  files: { name: string; type: string; bytes: Buffer }[];
};

export class TestSite implements AsyncDisposable {
  readonly url: string;
  readonly secret: string;
  readonly distDir: string;
  readonly #options: TestSiteOptions;
  readonly #port: number;
  readonly #log: string[] = [];
  #backend: TestSiteOptions["backend"];
  #proxy: FaultProxy | undefined;
  #mail: MailServer | undefined;
  #server: Server | undefined;
  #hasPublished = false;

  private constructor(options: TestSiteOptions, port: number) {
    this.#options = options;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.secret = options.secret ?? newSecret();
    this.distDir = options.distDir ?? copyBuild(options.name, options.hasImages ?? false);
    if (options.isOldBuild) ageCopy(this.distDir);
  }

  static async open(options: TestSiteOptions): Promise<TestSite> {
    const site = new TestSite(options, await freePort());
    try {
      await site.#open();
      return site;
    } catch (error) {
      await site.close();
      throw error;
    }
  }

  async #open(): Promise<void> {
    const { faultProxy, mail, publishHook, name: _, ...options } = this.#options;
    const publishTo = publishHook ? { url: revalidateUrl(this.#port), secret: this.secret } : undefined;
    const backend = options.backend ?? (await TestBackend.open({ ...options, publishTo }));
    this.#backend = backend;
    if (faultProxy) this.#proxy = faultProxy === true ? await FaultProxy.open(backend.url) : faultProxy;
    if (mail) this.#mail = await MailServer.open();
    await this.start();
  }

  get backend(): TestBackend {
    if (!(this.#backend instanceof TestBackend)) throw new Error("This site has no embedded backend.");
    return this.#backend;
  }

  get proxy(): FaultProxy {
    if (!this.#proxy) throw new Error("Open the site with `faultProxy: true`.");
    return this.#proxy;
  }

  get mail(): MailServer {
    if (!this.#mail) throw new Error("Open the site with `mail: true`.");
    return this.#mail;
  }

  /** The site's process. */
  get process(): Child {
    if (!this.#server) throw new Error("The site is not running.");
    return this.#server.child;
  }

  /** The folder of the page cache's database. */
  get pageCacheDir(): string {
    return join(this.distDir, "cache", "pages");
  }

  /** The folder of its inquiries. */
  get inquiryFolder(): string {
    return join(this.#options.env?.SITE_DATA_DIR ?? join(this.distDir, "cache", "data"), "inquiries");
  }

  /** The inquiries in the site's store, the oldest first. */
  storedInquiries(): StoredInquiry[] {
    const folder = this.inquiryFolder;
    const store = new InquiryStore(folder);
    const found = store.list() ?? [];
    store.close();
    return found.toReversed().map((inquiry) => {
      const files = inquiry.files.map(({ name, type }) => {
        const bytes = readFileSync(join(filesFolder(inquiry.key, folder), name));
        return { name, type, bytes };
      });
      return { ...inquiry.fields, key: inquiry.key, reference: referenceOf(inquiry), files };
    });
  }

  /** Starts the site's process, or restarts it on the same port. */
  async start(): Promise<void> {
    const backend = this.#backend;
    if (!backend) throw new Error("The site has no backend.");
    const { root, periodScale, redisUrl: REDIS_URL, env } = this.#options;
    const PERIOD_SCALE = periodScale?.toString() ?? "";
    const smtp = this.#mail && { INQUIRY_SMTP_URL: this.#mail.url, INQUIRY_TO: inquiryRecipient };
    this.#server = await startSite({
      port: this.#port,
      root,
      backend: { url: this.#proxy?.url ?? backend.url, ...backend.account },
      distDir: this.distDir,
      siteUrl: publicOrigin,
      revalidateSecret: this.secret,
      env: {
        ...process.env,
        REDIS_URL,
        PERIOD_SCALE,
        SITE_DATA_DIR: join(this.distDir, "cache", "data"),
        ...smtp,
        ...env,
      },
      onLine: (line) => this.#log.push(line),
    });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  /**
   * Prepares the site for the next test: the backend answers again, with the content that it had at first, the site is ready, and
   * its log is empty. Pages stay cached unless content was changed or published, which visits pages: a test of a page that
   * nobody has visited needs a page of its own.
   */
  async reset(): Promise<void> {
    this.#proxy?.pass();
    const isChanged = this.#backend instanceof TestBackend && (await this.#backend.restoreContent());
    if (isChanged || this.#hasPublished) {
      // To regenerate its pages would cost more than a start.
      await this.stop();
      refreshCopy(this.distDir);
      if (this.#options.isOldBuild) ageCopy(this.distDir);
      this.#hasPublished = false;
    }
    if (!this.#server) await this.start();
    await waitUntil("the site is ready", async () => (await fetch(`${this.url}/api/health/ready`)).ok);
    this.#proxy?.forget();
    this.#log.length = 0;
  }

  /** Calls `POST /api/revalidate`: the site regenerates its pages, those of the tags first. */
  async publish(tags: readonly string[]): Promise<void> {
    this.#hasPublished = true;
    const { status } = await revalidate(this, tags);
    if (status !== 200) throw new Error(`The publish call was answered with ${status}.`);
  }

  /** Sends SIGKILL, as a power cut would end it. */
  async kill(): Promise<void> {
    await kill(this.#server);
    this.#server = undefined;
  }

  log(): string {
    return this.#log.join("\n");
  }

  async close(): Promise<void> {
    await this.stop();
    if (typeof this.#options.faultProxy !== "object") await this.#proxy?.close();
    await this.#mail?.close();
    if (!this.#options.backend && this.#backend instanceof TestBackend) await this.#backend.close();
    if (!this.#options.distDir) releaseCopy(this.distDir);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
