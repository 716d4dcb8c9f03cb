import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { linkPackages } from "../../../testing/sites/repository-copy.ts";
import { buildVersion, distDir, git } from "../../bench/check-out.ts";
import type { Release } from "../replica.ts";
import type { TestCluster } from "./test-cluster.ts";

const root = ".next-second";
const message = "Typed before the release";

/** Builds HEAD in a folder of its own, with a script and a style sheet that the first release does not have. */
export async function buildSecondRelease(): Promise<Release> {
  removeSecondRelease();
  git("worktree", "add", "--detach", "--quiet", root, "HEAD");
  linkPackages(root);
  appendFileSync(join(root, "instrumentation-client.ts"), 'Object.assign(window, { release: "second" });\n');
  appendFileSync(join(root, "app", "globals.css"), "main {\n  --release: second;\n}\n");
  await buildVersion(root, "the second release");
  return { root, distDir };
}

export function removeSecondRelease(): void {
  rmSync(root, { recursive: true, force: true });
  git("worktree", "prune");
}

/** A visitor has a half-filled form and another page open during a release. Throws when something is lost. */
export async function visitDuring({ cluster }: TestCluster, release: () => Promise<void>): Promise<string> {
  await using browser = await launchTestBrowser();
  const context = await browser.newContext({ baseURL: cluster.url, ignoreHTTPSErrors: true });
  const failures: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    page.on("response", (response) => {
      if (response.url().includes("/_next/static/") && !response.ok())
        failures.push(`${response.url()}: ${response.status()}`);
    });
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(path, { waitUntil: "networkidle" });
    return page;
  };
  const form = await open("/contact");
  await form.locator("[name=name]").fill("Asha Rao");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=message]").fill(message);
  const article = await open("/about");
  await release();

  await article.locator("main a[href='/leadership']").last().click();
  await article.waitForURL("**/leadership");
  await article.waitForFunction(() => "release" in window);
  await article.locator("h1").first().waitFor();
  const typed = await form.locator("[name=message]").inputValue();
  if (typed !== message) throw new Error(`the typed message is lost: "${typed}"`);
  await form.getByRole("button", { name: "Send inquiry" }).click();
  await form.getByText("has arrived").first().waitFor({ timeout: 10_000 });
  if (failures.length > 0) throw new Error(failures.join("; "));
  return "navigation continues in the new build, a form of the old one is sent";
}
