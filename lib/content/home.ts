import "server-only";
import { company } from "../site/company";
import { routes } from "../site/routes";
import { type ArticleTeaser, getBlogs, getNews } from "./articles";
import { getPageBanner } from "./banners";
import type { Illustrated } from "./illustrated";
import { firstItems, type PageOf } from "./page";
import { getProducts } from "./products";
import type { Result } from "./read";
import { getStory } from "./story";
import { getSummaries } from "./summaries";
import { getTeam } from "./team";
import { getTimeline, type Milestone } from "./timeline";
import { getValues } from "./values";

/** A number that says something about the company, and what it counts. */
export type KeyFigure = { value: number; label: string; grouped: boolean };

const summariesShown = 6;
const milestonesShown = 4;
const valuesShown = 6;
const articlesShown = 3;

/** Content of the home page. Parts that are empty or failed are omitted. */
export async function getHome() {
  const [banner, services, expertise, story, timeline, values, news, blogs, team, products] =
    await Promise.all([
      getPageBanner(routes.home),
      getSummaries("services"),
      getSummaries("expertise"),
      getStory(),
      getTimeline(1),
      getValues(1),
      getNews(1),
      getBlogs(1),
      getTeam(1),
      getProducts(1),
    ]);
  return {
    banner,
    services: services.ok ? services.data.slice(0, summariesShown) : [],
    expertise: expertise.ok ? expertise.data.slice(0, summariesShown) : [],
    story: story.ok ? story.data : null,
    milestones: firstItems<Milestone>(timeline, milestonesShown),
    values: firstItems<Illustrated>(values, valuesShown),
    news: firstItems<ArticleTeaser>(news, articlesShown),
    blogs: firstItems<ArticleTeaser>(blogs, articlesShown),
    keyFigures: [
      { value: company.foundingYear, label: "founded", grouped: false },
      { value: total(team), label: "people in the team", grouped: true },
      { value: total(expertise), label: "fields of expertise", grouped: true },
      { value: total(products), label: "products with a data sheet", grouped: true },
    ].filter(({ value }) => value > 0),
  };
}

function total(result: Result<PageOf<unknown>> | Result<unknown[]>): number {
  if (!result.ok) return 0;
  return Array.isArray(result.data) ? result.data.length : result.data.total;
}
