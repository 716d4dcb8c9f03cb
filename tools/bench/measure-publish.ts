import { setTimeout as sleep } from "node:timers/promises";
import { buildCms } from "../../scripts/cms/build-cms.ts";
import { installCms } from "../../scripts/cms/install-cms.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { requireProgram, testBrowser } from "../../scripts/programs/system-packages.ts";
import { openCmsWithSite } from "../../testing/cms/cms-with-site.ts";
import { benchDistDir, openBench } from "./bench-site.ts";

/** More often than the site can answer. */
const pollIntervalMs = 20;

/**
 * Edits an article in the CMS's admin, as often as `runs` says. Installs the packages of the CMS, and builds what has changed.
 * @returns `publishMs`: from the click on "Publish changes" to the title in the site's list; `previewMs`: from the typed title
 *   to the page beside the form
 */
export async function measurePublish({ runs = 5 } = {}): Promise<{
  publishMs: number[];
  previewMs: number[];
}> {
  await (await openBench()).close();
  await installCms();
  await buildCms();
  process.env.CHROMIUM_PATH = requireProgram(testBrowser, process.env);
  const { site, admin, close } = await openCmsWithSite(benchDistDir);
  const publishMs: number[] = [];
  const previewMs: number[] = [];
  try {
    const { page } = admin;
    const isOnSite = async (title: string) =>
      (await (await fetch(`${site.url}/blogs`)).text()).includes(title);
    await isOnSite("");
    await admin.signIn("bench@example.com", "editor");
    await admin.open("/collections/blog/1");
    await page.click("#live-preview-toggler");
    const frame = page.frameLocator("#live-preview-iframe");
    await frame.getByRole("heading").first().waitFor();
    for (let run = 1; run <= runs; run++) {
      const title = `Title of run ${run}`;
      const typedAt = performance.now();
      await admin.type("#field-title", title);
      await frame.getByRole("heading", { name: title }).waitFor();
      previewMs.push(performance.now() - typedAt);
      const clickedAt = performance.now();
      await page.click("#action-save");
      while (!(await isOnSite(title))) await sleep(pollIntervalMs);
      publishMs.push(performance.now() - clickedAt);
      warn(`run ${run} of ${runs}: published after ${Math.round(publishMs.at(-1) ?? 0)} ms`);
    }
  } finally {
    await close();
  }
  return { publishMs, previewMs };
}
