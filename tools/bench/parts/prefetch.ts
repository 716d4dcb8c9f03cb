import { setTimeout as sleep } from "node:timers/promises";
import { openPrerenderingPhone } from "../../../testing/browser/prerendering-phone.ts";
import { hangMs, waitUntil } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";

const pages = ["/", "/services", "/product", "/expertise", "/blogs", "/about", "/references"];
const screens = 12;
const readMs = 250;

export const prefetch: Part = {
  name: "prefetch",
  claims: [
    {
      ...{
        id: "bytes",
        sentence: "bytes requested ahead for a visitor who scrolls to the end and never taps",
      },
      ...{ unit: "bytes", better: "less", limit: 60_000, ratio: 1.05, slack: 500, listsSubjects: true },
    },
  ],
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const url = await version.start();
    const bytes: Record<string, number> = {};
    for (const path of pages) {
      await using phone = await openPrerenderingPhone(url);
      const { page, ahead } = phone;
      page.setDefaultTimeout(hangMs);
      const arrived = () => ahead.length > 0 && ahead.every((each) => each.bytes > 0);
      await page.goto(phone.url + path, { waitUntil: "load" });
      await waitUntil(`${path} has prerendered pages`, arrived);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
      for (let screen = 0; screen < screens; screen++) {
        await page.mouse.wheel({ deltaY: 800 });
        await sleep(readMs);
      }
      await waitUntil(`${path} has prerendered pages`, arrived);
      bytes[path] = ahead.reduce((sum, each) => sum + each.bytes, 0);
    }
    return { bytes };
  },
};
