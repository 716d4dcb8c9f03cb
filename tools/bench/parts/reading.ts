import { setTimeout as sleep } from "node:timers/promises";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { openPhonePage } from "../../../testing/browser/first-view.ts";
import type { Part } from "../claim.ts";

/** After the last scroll. */
const readMs = 60_000;
const screenMs = 500;

/** The bytes of a visit to the home page that scrolls to its end, and uses nothing. */
export const reading: Part = {
  name: "reading",
  claims: [
    {
      id: "bytes",
      sentence: "a visit to the home page that scrolls to its end and reads for a minute",
      unit: "bytes",
      better: "less",
      limit: 110_000,
    },
    { id: "scripts", sentence: "scripts of this visit", unit: "bytes", better: "less", limit: 0 },
  ],
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const url = await version.start();
    await using browser = await launchTestBrowser();
    const page = await openPhonePage(browser);
    const session = await page.context().newCDPSession(page);
    const types = new Map<string, string>();
    const sums = { bytes: 0, scripts: 0 };
    session.on("Network.requestWillBeSent", ({ requestId, type = "" }) => types.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      // Of pages ahead: the part "prefetch".
      if (type !== "Prefetch") sums.bytes += encodedDataLength;
      if (type === "Script") sums.scripts += encodedDataLength;
    });
    await session.send("Network.enable");
    await page.goto(url, { waitUntil: "load" });
    while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 2)) {
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
      await sleep(screenMs);
    }
    await sleep(readMs);
    await page.context().close();
    return sums;
  },
};
