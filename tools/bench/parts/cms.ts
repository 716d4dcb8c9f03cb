import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { buildCms } from "../../../scripts/cms/build-cms.ts";
import { requireProgram, testBrowser } from "../../../scripts/programs/system-packages.ts";
import { openCmsWithSite } from "../../../testing/cms/cms-with-site.ts";
import { distDir } from "../check-out.ts";
import type { Part } from "../claim.ts";

/** More often than the site can answer. */
const pollMs = 20;

/** Edits an article in the admin of this version, with its own site and preview. */
export const cms: Part = {
  name: "cms",
  claims: [
    {
      ...{ id: "publish", unit: "ms", better: "less", limit: 2_000 },
      sentence: "click on “Publish changes” to the title in the site's list",
    },
    {
      ...{ id: "preview", unit: "ms", better: "less", limit: 2_000 },
      sentence: "typed title to the page beside the form",
    },
  ],
  runs: { whole: 3, quick: 0 },
  isAlone: true,
  obstacle: () => (existsSync("cms/node_modules") ? undefined : "the CMS is not installed: npm run test:cms"),
  async measure(version) {
    await version.stop();
    await buildCms();
    process.env.CHROMIUM_PATH = requireProgram(testBrowser, process.env);
    const { site, admin, close } = await openCmsWithSite(distDir);
    try {
      const isOnSite = async (title: string) =>
        (await (await fetch(`${site.url}/blogs`)).text()).includes(title);
      await isOnSite("");
      await admin.signIn("bench@example.com", "editor");
      await admin.open("/collections/blog/1");
      await admin.page.click("#live-preview-toggler");
      const frame = admin.page.frameLocator("#live-preview-iframe");
      await frame.getByRole("heading").first().waitFor();
      const title = `Title of run ${Date.now()}`;
      const typedAt = performance.now();
      await admin.type("#field-title", title);
      await frame.getByRole("heading", { name: title }).waitFor();
      const preview = performance.now() - typedAt;
      const clickedAt = performance.now();
      await admin.page.click("#action-save");
      while (!(await isOnSite(title))) await sleep(pollMs);
      return { preview, publish: performance.now() - clickedAt };
    } finally {
      await close();
    }
  },
};
