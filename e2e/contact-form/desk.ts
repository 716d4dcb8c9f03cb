/** A site with receivers for its inquiries that can fail: the backend behind a proxy, and a real mail server. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/process/ports.ts";
import { type Server, startBackend, startSite } from "../../scripts/servers/servers.ts";
import { copyBuild, removeCopy } from "../support/build-copy.ts";
import { FaultProxy } from "../support/fault-proxy.ts";
import { MailServer } from "../support/mail-server.ts";
import { publicOrigin } from "../support/routes.ts";
import { secret } from "../support/test-site.ts";

export type Stored = { name: string; email: string; phone: string; company: string; subject: string } & {
  message: string;
  page: string;
};

export const receiver = "sales@site.test";

export class Desk {
  readonly dataDir = mkdtempSync(join(tmpdir(), "e2e-inquiries-"));
  readonly distDir: string;
  readonly account = { username: `user-${secret().slice(0, 12)}`, password: secret() };
  mail: MailServer | undefined;
  proxy!: FaultProxy;
  url = "";
  #secret = secret();
  #ports = { site: 0, backend: 0 };
  #site: Server | undefined;
  #backend: Server | undefined;

  private constructor(name: string) {
    this.distDir = copyBuild(name);
  }

  static async open(name: string, { mail = false } = {}): Promise<Desk> {
    const desk = new Desk(name);
    desk.#ports = { site: await freePort(), backend: await freePort() };
    if (mail) desk.mail = await MailServer.open();
    await desk.startBackend();
    desk.proxy = await FaultProxy.open(`http://127.0.0.1:${desk.#ports.backend}`);
    await desk.startSite();
    return desk;
  }

  /** Starts the site, or starts it again after its end. */
  async startSite(): Promise<void> {
    const env = this.mail
      ? { ...process.env, INQUIRY_SMTP_URL: this.mail.url, INQUIRY_TO: receiver }
      : process.env;
    this.#site = await startSite({
      port: this.#ports.site,
      backend: { url: this.proxy.url, ...this.account },
      distDir: this.distDir,
      siteUrl: publicOrigin,
      revalidateSecret: this.#secret,
      env,
      onLine: () => {},
    });
    this.url = this.#site.url;
    // The pages of the build are signed with the secrets of the build, until they are made anew.
    await this.#remake("/contact");
    // And nobody writes an inquiry faster than this.
    await sleep(2100);
  }

  async startBackend(): Promise<void> {
    const { account, dataDir } = this;
    const port = this.#ports.backend;
    this.#backend = await startBackend({ port, ...account, dataDir, onLine: () => {} });
  }

  /** Ends a program the way a power cut does. */
  async kill(which: "site" | "backend"): Promise<void> {
    const child = (which === "site" ? this.#site : this.#backend)?.child;
    child?.process.kill("SIGKILL");
    await child?.ended;
  }

  /** What is in the database. */
  stored(): Stored[] {
    const file = join(this.dataDir, "inquiries.sqlite");
    if (!existsSync(file)) return [];
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      return database
        .prepare("SELECT name, email, phone, company, subject, message, page FROM inquiry ORDER BY rowid")
        .all() as Stored[];
    } finally {
      database.close();
    }
  }

  log(): string {
    return this.#site?.child.tail.join("\n") ?? "";
  }

  async close(): Promise<void> {
    await this.#site?.stop();
    await this.#backend?.stop();
    await this.proxy.close();
    await this.mail?.close();
    rmSync(this.dataDir, { recursive: true, force: true });
    removeCopy(this.distDir);
  }

  async #remake(path: string): Promise<void> {
    const stampOf = async () =>
      /name="stamp" value="([^"]*)"/.exec(await (await fetch(this.url + path)).text())?.[1];
    const before = await stampOf();
    for (let tries = 0; before && tries < 50 && (await stampOf()) === before; tries++) {
      await sleep(100);
    }
  }
}
