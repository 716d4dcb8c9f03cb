import puppeteer from "puppeteer-core";
import { routes } from "../../../lib/site/routes.ts";
import { firstOf } from "../../../testing/content/content.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import { openBrowser } from "../browser.ts";
import type { Part } from "../claim.ts";
import { type Moment, measureTap, type Tap } from "../tap.ts";

const moments: Moment[] = ["early", "late"];

const service = detailsPath(routes.services, firstOf("services"));

const links: Tap[] = [
  { name: "home, main button", from: routes.home, link: "main .button" },
  { name: "services, the first", from: routes.services, link: "main a[href*='/details/']" },
  { name: "a service, its list", from: service, link: "main nav a[href='/services']" },
  { name: "articles, the first", from: routes.blogs, link: "main article a" },
  { name: "articles, page 2", from: routes.blogs, link: "main a[rel=next]" },
];

const ms = {
  unit: "ms",
  better: "less",
  ratio: 1.25,
  slack: 40,
  comparesMedian: true,
  listsSubjects: true,
} as const;

export const taps: Part = {
  name: "taps",
  claims: [
    { ...ms, id: "early", sentence: "tap before hydration to the next page's first paint", limit: 300 },
    { ...ms, id: "late", sentence: "tap after hydration to the next page's first paint", limit: 150 },
  ],
  runs: { whole: 3, quick: 0 },
  async measure(version) {
    const url = await version.start();
    const browser = await openBrowser(process.env);
    const connected = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.debuggingPort}` });
    const figures: Record<Moment, Record<string, number>> = { early: {}, late: {} };
    try {
      for (const tap of links)
        for (const moment of moments)
          figures[moment][tap.name] = await measureTap(connected, url, tap, moment);
    } finally {
      await connected.disconnect();
      await browser.close();
    }
    return figures;
  },
};
