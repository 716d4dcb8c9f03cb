/** Pages of every kind, with the types of their structured data. */
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath, listCases } from "../../testing/content/routes.ts";

const service = detailsPath("/services", firstOf("services"));
const expertise = detailsPath("/expertise", firstOf("expertise"));
export const blog = detailsPath("/blogs", firstOf("blog"));
export const news = detailsPath("/info-news", firstOf("news"));

const reference = detailsPath("/references", firstOf("references"));
const product = detailsPath("/product", firstOf("products"));

const own: Record<string, string[]> = {
  "/": ["Organization", "WebSite"],
  "/contact": ["BreadcrumbList", "JobPosting", "Organization"],
  "/address": ["BreadcrumbList", "Organization"],
  "/gallery": ["BreadcrumbList", "ImageGallery"],
  "/about": ["BreadcrumbList"],
  "/service/detail/commissioning": ["BreadcrumbList", "Service"],
  [service]: ["BreadcrumbList", "Service"],
  [expertise]: ["BreadcrumbList", "Service"],
  [blog]: ["BlogPosting", "BreadcrumbList"],
  [news]: ["BreadcrumbList", "NewsArticle"],
  [product]: ["BreadcrumbList", "Product"],
  [reference]: ["BreadcrumbList", "CreativeWork"],
};
const lists = [...listCases.map(({ path }) => path).filter((path) => !own[path]), "/our-team/page/2"];
const others = ["/services", "/expertise", "/catalogues_downloads"];

export const dataTypes: Record<string, string[]> = {
  ...own,
  ...Object.fromEntries([...lists, ...others].map((path) => [path, ["BreadcrumbList", "ItemList"]])),
};
