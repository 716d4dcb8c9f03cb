import { routes } from "../../../lib/site/routes.ts";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { measureFirstView, openPhonePage } from "../../../testing/browser/first-view.ts";
import { firstOf } from "../../../testing/content/content.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import { hangMs } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";
import { paintsOnSlowPhone } from "./paint.ts";

const pages = {
  home: routes.home,
  list: routes.product,
  detail: detailsPath(routes.services, firstOf("services")),
};
/** The same build with FIRST_VIEW=off, divided by the build as it is: the worth of server/first-view (docs/performance.md). */
export const firstView: Part = {
  name: "first-view",
  claims: [
    {
      ...{
        id: "bytes",
        sentence: "bytes of a phone's first view with FIRST_VIEW=off, times those with it on",
      },
      ...{ unit: "×", better: "more", limit: 1.2 },
    },
    {
      ...{
        id: "largest",
        sentence: "largest paint on a slow phone with FIRST_VIEW=off, times that with it on",
      },
      ...{ unit: "×", better: "more" },
    },
  ],
  runs: 3,
  async measure(version) {
    const on = await version.start();
    await using site = await version.openAnother({ env: { FIRST_VIEW: "off" } });
    await using browser = await launchTestBrowser();
    const figures: Record<string, Record<string, number>> = {};
    for (const [name, path] of Object.entries(pages)) {
      const [whole, plain] = [await bytesOf(on + path), await bytesOf(site.url + path)];
      const [early, late] = [await paintOf(on + path), await paintOf(site.url + path)];
      figures.bytes = { ...figures.bytes, [name]: plain / whole };
      figures.largest = { ...figures.largest, [name]: late / early };
    }
    return figures;

    async function bytesOf(url: string): Promise<number> {
      const page = await openPhonePage(browser);
      page.setDefaultTimeout(hangMs);
      const { total } = await measureFirstView(page, url);
      await page.context().close();
      return total;
    }

    async function paintOf(url: string): Promise<number> {
      return (await paintsOnSlowPhone(browser, url)).largestMs;
    }
  },
};
