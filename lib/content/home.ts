import "server-only";
import { firstItems } from "../read/page";
import { read } from "../read/read";
import { routes } from "../site/routes";
import { pageLanguage } from "../words/use-words";
import { getPageBanner } from "./banners";
import { getHomeParts } from "./home-parts";
import { getHomeReferences } from "./home-references";
import { getKeyFigures } from "./key-figures";
import { getPlant } from "./plant";
import { gasesOf } from "./product-search";
import { getProductRows } from "./products";
import { getSummaries } from "./summaries";

/** Of expertise: without a place in the plant, or, where there is no plant, of all. */
const othersShown = 3;
const summariesShown = 6;
const newsShown = 1;
const blogsShown = 2;

/** Content of the home page. Parts that are empty or failed are omitted. */
export async function getHome() {
  const language = await pageLanguage();
  const [banner, parts, plant, expertise, figures, rows, references, certificates, news, blogs] =
    await Promise.all([
      getPageBanner(routes.home, language),
      getHomeParts(language),
      getPlant(language),
      getSummaries("expertise", language),
      getKeyFigures(language),
      getProductRows(language),
      getHomeReferences(language),
      read("certificates", { language }),
      read("news", { page: 1, language }),
      read("blog", { page: 1, language }),
    ]);
  const products = rows.ok ? rows.data : [];
  return {
    banner,
    ...parts,
    products,
    gases: gasesOf(products),
    plant: plant && { ...plant, others: plant.others.slice(0, othersShown) },
    expertise: !plant && expertise.ok ? expertise.data.slice(0, summariesShown) : [],
    figures,
    references,
    certificates: certificates.ok ? certificates.data : [],
    news: firstItems(news, newsShown),
    blogs: firstItems(blogs, blogsShown),
  };
}
