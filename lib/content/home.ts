import "server-only";
import { oneOfEachFamily } from "../products/families";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { getPageBanner } from "./banners";
import { getAll, getList } from "./lists";
import { firstItems } from "./page";
import { getPlant } from "./plant";
import { gasesOf } from "./product-search";
import { getProductRows } from "./products";
import { getSummaries } from "./summaries";

/** Of expertise: without a place in the plant, or, where there is no plant, of all. */
const othersShown = 3;
const summariesShown = 6;
const figuresShown = 4;
const productsShown = 6;
const referencesShown = 6;
const newsShown = 1;
const blogsShown = 2;

/** Content of the home page. Parts that are empty or failed are omitted. */
export async function getHome(language: Language) {
  const [banner, plant, expertise, figures, rows, references, certificates, news, blogs] = await Promise.all([
    getPageBanner(routes.home),
    getPlant(language),
    getSummaries("expertise", language),
    getAll("figures"),
    getProductRows(language),
    getList("references", 1, language),
    getAll("certificates"),
    getList("news", 1, language),
    getList("blog", 1, language),
  ]);
  const products = rows.ok ? rows.data : [];
  return {
    banner,
    products: oneOfEachFamily(products, productsShown),
    gases: gasesOf(products),
    plant: plant && { ...plant, others: plant.others.slice(0, othersShown) },
    expertise: !plant && expertise.ok ? expertise.data.slice(0, summariesShown) : [],
    figures: figures.ok ? figures.data.slice(0, figuresShown) : [],
    references: firstItems(references, referencesShown),
    certificates: certificates.ok ? certificates.data : [],
    news: firstItems(news, newsShown),
    blogs: firstItems(blogs, blogsShown),
  };
}
