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
import { join } from "node:path";
import type { Child } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { revalidateUrl, type Server, startSite } from "../../scripts/servers/servers.ts";
import { publicOrigin } from "../content/routes.ts";
import { revalidate, waitUntil } from "../http/http.ts";
import { FaultProxy } from "../proxies/fault-proxy.ts";
import { ageCopy, copyBuild, refreshCopy, releaseCopy } from "./build-copy.ts";
import { MailServer } from "./mail-server.ts";
import { newSecret } from "./secret.ts";
import { readInquiries, type StoredInquiry } from "./stored-inquiries.ts";
import { kill, TestBackend } from "./test-backend.ts";
import type { TestSiteOptions } from "./test-site-options.ts";

/** The recipient of mailed inquiries. */
const inquiryRecipient = "sales@site.test";

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
    return readInquiries(this.inquiryFolder);
  }

  /** Starts the site's process, or restarts it on the same port. */
  async start(): Promise<void> {
    const backend = this.#backend;
    if (!backend) throw new Error("The site has no backend.");
    const { root, periodScale, redisUrl: REDIS_URL, env } = this.#options;
    const PERIOD_SCALE = periodScale?.toString() ?? "";
    const SITE_DATA_DIR = join(this.inquiryFolder, "..");
    const smtp = this.#mail && { INQUIRY_SMTP_URL: this.#mail.url, INQUIRY_TO: inquiryRecipient };
    this.#server = await startSite({
      port: this.#port,
      root,
      backend: { url: this.#proxy?.url ?? backend.url, ...backend.account },
      distDir: this.distDir,
      siteUrl: publicOrigin,
      revalidateSecret: this.secret,
      env: { ...process.env, REDIS_URL, PERIOD_SCALE, SITE_DATA_DIR, ...smtp, ...env },
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
