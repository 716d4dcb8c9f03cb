/** Somebody with the site open in a browser while a release comes: in the middle of the form, and of a walk. */
import { type Browser, chromium, type Page } from "playwright";
import { requireProgram, testBrowser } from "../../../scripts/programs/system-packages.ts";
import type { TestCluster } from "./test-cluster.ts";

const message = "What was typed before the release, this is inquiry number 900000";

export class BrowserVisit {
  readonly #browser: Browser;
  readonly #form: Page;
  readonly #walk: Page;
  readonly #lost: string[] = [];

  static async open({ cluster }: TestCluster): Promise<BrowserVisit> {
    const executablePath = requireProgram(testBrowser, process.env);
    const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
    const context = await browser.newContext({ baseURL: cluster.url, ignoreHTTPSErrors: true });
    const form = await context.newPage();
    await form.goto("/contact", { waitUntil: "networkidle" });
    await form.locator("[name=name]").fill("Asha Rao");
    await form.locator("[name=email]").fill("asha@example.com");
    await form.locator("[name=message]").fill(message);
    const walk = await context.newPage();
    await walk.goto("/about", { waitUntil: "networkidle" });
    return new BrowserVisit(browser, form, walk);
  }

  private constructor(browser: Browser, form: Page, walk: Page) {
    this.#browser = browser;
    this.#form = form;
    this.#walk = walk;
    for (const page of [form, walk]) {
      page.on("response", (response) => {
        if (response.url().includes("/_next/static/") && !response.ok())
          this.#lost.push(`${response.url()}: ${response.status()}`);
      });
      page.on("pageerror", (error) => this.#lost.push(error.message));
    }
  }

  /** Goes on where it was, with the release out. Throws what was lost. */
  async goOn(): Promise<string> {
    await this.#walk.locator("main a[href='/leadership']").last().click();
    await this.#walk.waitForURL("**/leadership");
    await this.#walk.waitForFunction(() => document.documentElement.dataset.release === "second");
    await this.#walk.locator("h1").first().waitFor();

    const typed = await this.#form.locator("[name=message]").inputValue();
    if (typed !== message) throw new Error(`what was typed is gone: "${typed}"`);
    await this.#form.getByRole("button", { name: "Send inquiry" }).click();
    await this.#form.getByText("has arrived").first().waitFor({ timeout: 10_000 });
    if (this.#lost.length > 0) throw new Error(this.#lost.join("; "));
    return "a walk goes on in the new build, a form of the old one is sent";
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
