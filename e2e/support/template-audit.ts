/** The rules of the page templates that can be measured. */
import type { Page } from "playwright/test";
import { routes } from "../../lib/site/routes.ts";

const reading: string[] = [
  ...[routes.about, routes.ourStory, routes.ourVision, routes.qualityPolicy, routes.privacy],
];
const index: string[] = [
  ...[routes.ourTeam, routes.ourValues, routes.leadership, routes.commitments, routes.timeline],
  ...[routes.blogs, routes.news, routes.gallery, routes.miscellaneous, routes.references],
  ...[routes.catalogues, routes.address, routes.map, routes.contact],
];
/** They end without the call to action: a legal text, and the form itself. */
const withoutAction: string[] = [routes.privacy, routes.contact];

/** Faults of a page at the top of its window, by the rules of its template; none where no template is known for the path. */
export async function findTemplateFaults(page: Page, path: string): Promise<string[]> {
  const isIndex = index.includes(path);
  if (!isIndex && !reading.includes(path)) return [];
  const hasAction = !withoutAction.includes(path);
  return page.evaluate(
    ({ isIndex, hasAction }) => {
      scrollTo({ top: 0, behavior: "instant" });
      const faults: string[] = [];
      const h1 = document.querySelector("main h1");
      const banner = h1?.closest("main > div");
      if (!h1 || !banner) return ["no banner"];
      const isWide = innerWidth >= 900;
      const { bottom, height } = banner.getBoundingClientRect();
      const hasPicture = [...banner.querySelectorAll("img")].some((image) => image.checkVisibility());
      if (isIndex && bottom > 300) faults.push(`the content begins at ${bottom} px`);
      if (isIndex && height > 200) faults.push(`the banner has ${height} px`);
      if (isIndex && !isWide && hasPicture) faults.push("a picture above the content");
      if (!isIndex && isWide && (height < 200 || height > 360)) faults.push(`the banner has ${height} px`);

      const isAction = (parent: Element | null) =>
        [...(parent?.querySelectorAll(".button[href^='/contact']") ?? [])].some((link) =>
          link.checkVisibility(),
        );
      if (hasAction && (isWide || !isIndex) && !isAction(banner)) faults.push("no action at the top");
      if (hasAction && !isAction(document.querySelector("main > :last-child")))
        faults.push("no action at the end");

      for (const heading of document.querySelectorAll("main h2")) {
        const isRepeated = heading.textContent?.trim().toLowerCase() === h1.textContent?.trim().toLowerCase();
        const distance = heading.getBoundingClientRect().top - h1.getBoundingClientRect().top;
        const size = Number.parseFloat(getComputedStyle(heading).fontSize);
        if (isRepeated && distance < innerHeight && size > 20) faults.push(`a second title of ${size} px`);
      }

      const field = document.querySelector("main form input:not([type=hidden])");
      if (field && field.getBoundingClientRect().bottom > innerHeight)
        faults.push("the first field is below the first screen");
      return faults;
    },
    { isIndex, hasAction },
  );
}
