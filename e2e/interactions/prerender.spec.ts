/** Pages of likely links are there before the tap, in browsers that prerender; prefetch.spec.ts has the others. */
import { observeFor } from "../../testing/browser/observe-for.ts";
import { openPrerenderingPhone, type PrerenderingPhone } from "../../testing/browser/prerendering-phone.ts";
import { expect, test } from "../../testing/browser/test.ts";

const maxBytes = 60_000;
const service = "main a[href*='/details/']";

const arrived = ({ ahead }: PrerenderingPhone) => ahead.length > 0 && ahead.every(({ bytes }) => bytes > 0);

/** The prerendered document was shown, and how long its first paint took from then on. */
const readActivation = () => {
  const [load] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { path: location.pathname, activated: (load?.activationStart ?? 0) > 0, isPainted: !!paint };
};

for (const moment of ["before", "after"] as const)
  test(`a link in view that is tapped ${moment} hydration shows a prerendered page, which loads no scripts before`, async ({
    site,
  }) => {
    await using phone = await openPrerenderingPhone(site.url);
    const { page, ahead } = phone;
    await page.goto(`${phone.url}/services`, { waitUntil: "load" });
    if (moment === "after") {
      await page.evaluate(() => dispatchEvent(new Event("scroll")));
      await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
    }
    const path = String(await page.$eval(service, (link) => link.getAttribute("href")));
    await expect.poll(() => ahead.some((each) => each.path === path && each.bytes > 0)).toBe(true);
    await expect.poll(() => arrived(phone)).toBe(true);
    // In this time, a page that is looked at starts its scripts.
    await observeFor(moment === "after" ? 4_500 : 500);
    expect(ahead.filter((each) => each.path.includes("/chunks/") || each.path.includes("_rsc"))).toEqual([]);
    // Its touch may never end: the page is replaced by then.
    await (await page.$(service))?.tap().catch(({ name }) => expect(name).toBe("TargetCloseError"));
    const activation = () => page.evaluate(readActivation).catch(() => undefined);
    await expect.poll(activation).toEqual({ path, activated: true, isPainted: true });
    // It works as any page: the next touch starts its scripts.
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
  });

for (const path of ["/", "/services", "/product", "/expertise", "/blogs", "/about", "/references"])
  test(`${path} prerenders at most ${maxBytes / 1000} kB for a visitor who never taps`, async ({ site }) => {
    await using phone = await openPrerenderingPhone(site.url);
    const { page, ahead } = phone;
    await page.goto(phone.url + path, { waitUntil: "load" });
    await expect.poll(() => arrived(phone)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
    for (let screen = 0; screen < 12; screen++) {
      await page.mouse.wheel({ deltaY: 800 });
      await observeFor(250);
    }
    await expect.poll(() => arrived(phone)).toBe(true);
    const documents = ahead.filter((each) => !/\.\w+$|\?/.test(each.path));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(ahead.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes);
  });
