/** A browser in the admin of a CMS. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { hangMs } from "../http/http.ts";
import type { TestCms } from "./cms-process.ts";

/** `CMS_PICTURES=docs/images` takes the pictures of docs/cms.md. */
const { CHROMIUM_PATH, CMS_PICTURES } = process.env;

export class AdminPage {
  readonly foreign: string[] = [];
  readonly violations: string[] = [];
  readonly page: Page;
  readonly #browser: Browser;
  readonly #cms: TestCms;

  private constructor(browser: Browser, page: Page, cms: TestCms) {
    this.#browser = browser;
    this.page = page;
    this.#cms = cms;
    page.setDefaultTimeout(hangMs);
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "localhost") this.foreign.push(request.url());
    });
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) this.violations.push(message.text());
    });
  }

  static async start(cms: TestCms): Promise<AdminPage> {
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ["--no-sandbox"] });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    return new AdminPage(browser, await context.newPage(), cms);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** Creates a user and signs in. */
  async signIn(email: string, role: string): Promise<void> {
    const secret = this.#cms.createUser(email, role);
    await this.page.context().clearCookies();
    await this.open("");
    await this.fillLogin(email, secret);
  }

  async fillLogin(email: string, secret: string): Promise<void> {
    await this.ready();
    await this.page.fill("#field-email", email);
    await this.page.fill("#field-password", secret);
    await this.page.click("button[type=submit]");
    await this.page.waitForURL(/\/admin$/);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#cms.url}/admin${path}`);
    await this.ready();
  }

  /**
   * Waits until the page listens to clicks and keys, and nothing in it is still loading. Not until the network is idle: under
   * load Playwright may miss the end of the page's own request, and would wait for good.
   */
  async ready(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.readyState === "complete" &&
        // A new record is saved: its own form takes the place of this one.
        !document.querySelector(".shimmer-effect, form[inert]") &&
        Array.from(document.querySelectorAll("button, input")).every((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactProps")),
        ),
    );
  }

  /**
   * Payload checks a field some time after its last change, and shows nothing then: a button that is pressed before finds it
   * invalid. Only with `page.clock`, installed before the page is opened.
   */
  async fieldsChecked(): Promise<void> {
    await this.page.clock.runFor(1_000);
  }

  /** Types, and waits until the draft is saved. */
  async type(field: string, text: string): Promise<void> {
    const saved = this.page.waitForResponse((response) => response.url().includes("typing=true"));
    await this.page.fill(field, text);
    await saved;
  }

  /** Saves a new record as a draft. @returns its path below `/admin` */
  async saveNew(): Promise<string> {
    await this.page.click("#action-save-draft");
    await this.page.waitForURL(/\/\d+$/);
    await this.ready();
    return new URL(this.page.url()).pathname.replace("/admin", "");
  }

  async picture(name: string): Promise<void> {
    if (!CMS_PICTURES) return;
    mkdirSync(CMS_PICTURES, { recursive: true });
    const image = sharp(await this.page.screenshot({ animations: "disabled" }));
    await image.webp({ quality: 80 }).toFile(join(CMS_PICTURES, `cms-${name}.webp`));
  }
}
