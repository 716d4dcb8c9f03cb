/** The rules of the page templates that can be measured. */
import type { Page } from "playwright/test";
import { routes } from "../../lib/site/routes.ts";
import { findEmptyColumns } from "./empty-columns.ts";

type Template = "home" | "product" | "evidence" | "decision" | "reading" | "index";

const reading: string[] = [
  ...[
    routes.about,
    routes.ourStory,
    routes.ourVision,
    routes.qualityPolicy,
    routes.privacy,
    routes.accessibility,
  ],
];
/** They end without the call to action: legal texts, the form itself, and the search. */
const withoutAction: string[] = [routes.privacy, routes.accessibility, routes.contact, routes.search];

/** They have the action at the top on narrow windows, too; a list begins at once. */
const leading: string[] = [routes.services, routes.expertise, routes.product];

/** The template of an address that exists. */
function templateOf(path: string): Template {
  if (path === routes.home) return "home";
  if (path.startsWith(`${routes.product}/details/`)) return "product";
  if (path.startsWith(`${routes.references}/details/`)) return "evidence";
  if (/^\/(?:service|services|expertise)\/details?\//.test(path)) return "decision";
  return reading.includes(path) || /^\/(?:blogs|info-news)\/details\//.test(path) ? "reading" : "index";
}

/** Faults of a page at the top of its window, by the rules of its template. */
export async function findTemplateFaults(page: Page, path: string): Promise<string[]> {
  const template = templateOf(path);
  const isWithoutAction = withoutAction.includes(path);
  const isList = template === "index" && !leading.includes(path);
  const faults = await findHeadFaults(page, { template, isWithoutAction, isList });
  return [...faults, ...(await findEmptyColumns(page))];
}

type Rules = { template: Template; isWithoutAction: boolean; isList: boolean };

function findHeadFaults(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(({ template, isWithoutAction, isList }) => {
    scrollTo({ top: 0, behavior: "instant" });
    const faults: string[] = [];
    const h1 = document.querySelector("main h1");
    const banner = h1?.closest("main > div, main > article > div");
    if (!h1 || !banner) return ["no banner"];
    const isIndex = template === "index";
    const isWide = innerWidth >= 900;
    const { bottom, height } = banner.getBoundingClientRect();
    const hasPicture = [...banner.querySelectorAll("img")].some((image) => image.checkVisibility());
    const isProduct = template === "product";
    const [first] = banner.querySelectorAll("img, h1, p");
    if (isProduct && !first?.matches("img")) faults.push("the picture is not the first thing");
    if (isIndex && bottom > 300) faults.push(`the content begins at ${bottom} px`);
    if (isIndex && height > 200) faults.push(`the banner has ${height} px`);
    if (isIndex && !isWide && hasPicture) faults.push("a picture above the content");
    const isOfText = template === "reading" || template === "decision";
    if (isOfText && isWide && (height < 200 || height > 360)) faults.push(`the banner has ${height} px`);

    const actions = [...document.querySelectorAll("main .button[href^='/contact']")].filter((link) =>
      link.checkVisibility(),
    );
    const isAtTop = (link: Element) =>
      isProduct || template === "decision"
        ? link.getBoundingClientRect().bottom <= innerHeight
        : // Below its picture.
          template === "evidence"
          ? link.getBoundingClientRect().bottom <= innerHeight * 1.5
          : banner.contains(link);
    const end = [...document.querySelectorAll("main > :not(script)")].at(-1);
    if (!isWithoutAction && (isWide || !isList) && !actions.some(isAtTop))
      faults.push("no action at the top");
    if (!isWithoutAction && !actions.some((link) => end?.contains(link))) faults.push("no action at the end");

    for (const heading of document.querySelectorAll("main h2")) {
      const isRepeated = heading.textContent?.trim().toLowerCase() === h1.textContent?.trim().toLowerCase();
      const distance = heading.getBoundingClientRect().top - h1.getBoundingClientRect().top;
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      if (isRepeated && distance < innerHeight && size > 20) faults.push(`a second title of ${size} px`);
    }

    const field = document.querySelector("main form[method=post] input:not([type=hidden])");
    if (field && field.getBoundingClientRect().bottom > innerHeight)
      faults.push("the first field is below the first screen");
    return faults;
  }, rules);
}
