import { type Browser, chromium, type Page } from "playwright";
import { requireProgram, testBrowser } from "../../../scripts/programs/system-packages.ts";
import type { TestCluster } from "./test-cluster.ts";

const message = "Typed before the release, this is inquiry number 900000";

/** A visitor who has a half-filled form and another page open in the browser during a release. */
export class BrowserVisit {
  readonly #browser: Browser;
  readonly #form: Page;
  readonly #article: Page;
  readonly #failures: string[] = [];

  static async open({ cluster }: TestCluster): Promise<BrowserVisit> {
    const executablePath = requireProgram(testBrowser, process.env);
    const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
    const context = await browser.newContext({ baseURL: cluster.url, ignoreHTTPSErrors: true });
    const form = await context.newPage();
    await form.goto("/contact", { waitUntil: "networkidle" });
    await form.locator("[name=name]").fill("Asha Rao");
    await form.locator("[name=email]").fill("asha@example.com");
    await form.locator("[name=message]").fill(message);
    const article = await context.newPage();
    await article.goto("/about", { waitUntil: "networkidle" });
    return new BrowserVisit(browser, form, article);
  }

  private constructor(browser: Browser, form: Page, article: Page) {
    this.#browser = browser;
    this.#form = form;
    this.#article = article;
    for (const page of [form, article]) {
      page.on("response", (response) => {
        if (response.url().includes("/_next/static/") && !response.ok())
          this.#failures.push(`${response.url()}: ${response.status()}`);
      });
      page.on("pageerror", (error) => this.#failures.push(error.message));
    }
  }

  /** Continues after the release. Throws when something was lost. */
  async continue(): Promise<string> {
    await this.#article.locator("main a[href='/leadership']").last().click();
    await this.#article.waitForURL("**/leadership");
    await this.#article.waitForFunction(() => "release" in window);
    await this.#article.locator("h1").first().waitFor();

    const typed = await this.#form.locator("[name=message]").inputValue();
    if (typed !== message) throw new Error(`the typed message is lost: "${typed}"`);
    await this.#form.getByRole("button", { name: "Send inquiry" }).click();
    await this.#form.getByText("has arrived").first().waitFor({ timeout: 10_000 });
    if (this.#failures.length > 0) throw new Error(this.#failures.join("; "));
    return "navigation continues in the new build, a form of the old one is sent";
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
