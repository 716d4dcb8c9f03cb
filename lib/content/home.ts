import "server-only";
import { routes } from "../site/routes";
import { type ArticleTeaser, getBlogs, getNews } from "./articles";
import { getPageBanner } from "./banners";
import { getCertificates } from "./certificates";
import { getFigures } from "./figures";
import { firstItems } from "./page";
import { getReferences, type Reference } from "./references";
import { getSummaries } from "./summaries";

const summariesShown = 6;
const figuresShown = 4;
const referencesShown = 6;
const newsShown = 1;
const blogsShown = 2;

/** Content of the home page. Parts that are empty or failed are omitted. */
export async function getHome() {
  const [banner, services, expertise, figures, references, certificates, news, blogs] = await Promise.all([
    getPageBanner(routes.home),
    getSummaries("services"),
    getSummaries("expertise"),
    getFigures(),
    getReferences(1),
    getCertificates(),
    getNews(1),
    getBlogs(1),
  ]);
  return {
    banner,
    services: services.ok ? services.data.slice(0, summariesShown) : [],
    expertise: expertise.ok ? expertise.data.slice(0, summariesShown) : [],
    figures: figures.ok ? figures.data.slice(0, figuresShown) : [],
    references: firstItems<Reference>(references, referencesShown),
    certificates: certificates.ok ? certificates.data : [],
    news: firstItems<ArticleTeaser>(news, newsShown),
    blogs: firstItems<ArticleTeaser>(blogs, blogsShown),
  };
}
