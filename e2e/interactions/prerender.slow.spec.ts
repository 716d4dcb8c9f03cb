/** Pages of likely links are there before the tap, in browsers that prerender; prefetch.spec.ts has the others. */
import { openPrerenderingPhone } from "../../testing/browser/prerendering-phone.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { waitUntil } from "../../testing/http/http.ts";

const service = "main a[href*='/details/']";

/** The page of this path was prerendered, and is shown now. */
const readActivation = () => {
  const [load] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { path: location.pathname, activated: (load?.activationStart ?? 0) > 0, isPainted: !!paint };
};

for (const moment of ["before", "after"] as const)
  test(`a link in view that is tapped ${moment} hydration shows a prerendered page, which has loaded no scripts`, async ({
    site,
  }) => {
    await using phone = await openPrerenderingPhone(site.url);
    const { page, ahead } = phone;
    await page.goto(`${phone.url}/services`, { waitUntil: "load" });
    const hydrate = async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.waitForFunction(() => document.documentElement.hasAttribute("data-measured"));
    };
    if (moment === "after") await hydrate();
    const path = String(await page.$eval(service, (link) => link.getAttribute("href")));
    await waitUntil("two pages and all that they need have arrived", () => {
      const documents = ahead.filter((each) => !/\.\w+$|\?/.test(each.path));
      // Until a page asks for something, the browser would open it as any other.
      const isShown = ahead.some(({ from }) => from === path);
      return documents.length === 2 && isShown && ahead.every(({ bytes }) => bytes > 0);
    });
    expect(ahead.map((each) => each.path)).toContain(path);
    const scripts = ahead.filter((each) => each.path.includes("/chunks/") || each.path.includes("_rsc"));
    expect(scripts).toEqual([]);
    // Its touch may never end: the page is replaced by then.
    await (await page.$(service))?.tap().catch(({ name }) => expect(name).toBe("TargetCloseError"));
    let activation: ReturnType<typeof readActivation> | undefined;
    await waitUntil("the page is shown", async () => {
      activation = await page.evaluate(readActivation).catch(() => undefined);
      return activation?.path === path && activation.isPainted;
    });
    expect(activation).toEqual({ path, activated: true, isPainted: true });
    // It works as any page: the next touch starts its scripts.
    await hydrate();
  });
