import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyBuild, removeCopy } from "../../e2e/support/build-copy.ts";
import { copyContent } from "../../e2e/support/content.ts";
import { FaultProxy } from "../../e2e/support/fault-proxy.ts";
import { publicOrigin } from "../../e2e/support/routes.ts";
import { newSecret } from "../../e2e/support/secret.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { type Server, startBackend, startSite } from "../../scripts/servers/servers.ts";

/** A site and a backend with a fault proxy between them; backend and proxy can be restarted. */
export class SoakSite {
  readonly secret = newSecret();
  readonly contentDir = copyContent();
  readonly #dataDir = mkdtempSync(join(tmpdir(), "soak-data-"));
  readonly #account = { username: "soak", password: newSecret() };
  readonly #distDir = copyBuild("soak");
  #backend: Server | undefined;
  #site: Server | undefined;
  #proxy: FaultProxy | undefined;
  #backendPort = 0;

  static async open(): Promise<SoakSite> {
    const site = new SoakSite();
    site.#backendPort = await freePort();
    await site.#startBackend();
    site.#proxy = await FaultProxy.open(`http://127.0.0.1:${site.#backendPort}`, await freePort());
    site.#site = await startSite({
      port: await freePort(),
      backend: { url: site.#proxy.url, ...site.#account },
      distDir: site.#distDir,
      siteUrl: publicOrigin,
      revalidateSecret: site.secret,
      onLine: () => {},
    });
    return site;
  }

  get proxy(): FaultProxy {
    if (!this.#proxy) throw new Error("The proxy is closed.");
    return this.#proxy;
  }

  get url(): string {
    return this.#site?.url ?? "";
  }

  /** Kills the backend and starts it again on the same port. */
  async restartBackend(): Promise<void> {
    this.#backend?.child.process.kill("SIGKILL");
    await this.#backend?.child.ended;
    await this.#startBackend();
  }

  /** Closes the proxy for three seconds, like a network outage. */
  async restartProxy(): Promise<void> {
    const port = Number(new URL(this.proxy.url).port);
    await this.#proxy?.close();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    this.#proxy = await FaultProxy.open(`http://127.0.0.1:${this.#backendPort}`, port);
  }

  /** Resident memory of the site's process in megabytes. */
  memoryMb(): number {
    const pages = readFileSync(`/proc/${this.#site?.child.process.pid}/statm`, "utf8").split(" ")[1];
    return (Number(pages) * 4096) / 1e6;
  }

  async close(): Promise<void> {
    await this.#site?.stop();
    await this.#proxy?.close();
    await this.#backend?.stop();
    for (const folder of [this.contentDir, this.#dataDir]) rmSync(folder, { recursive: true, force: true });
    removeCopy(this.#distDir);
  }

  async #startBackend(): Promise<void> {
    this.#backend = await startBackend({
      port: this.#backendPort,
      ...this.#account,
      contentDir: this.contentDir,
      dataDir: this.#dataDir,
      onLine: () => {},
    });
  }
}
