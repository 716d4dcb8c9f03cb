/** The routes of the specification's table, each with what has to stand at its top. */
import { site } from "../../lib/site/company.ts";
import { firstOf, type Item, records } from "./content.ts";

export type RouteCase = {
  path: string;
  /** In the browser's tab, before the site's name. */
  title: string;
  /** Name of its banner; undefined where it has a picture of its own. */
  banner?: string;
  /** The end of the breadcrumb, where it is not the title. */
  label?: string;
};

export const siteName = site.name;

/** The address that the site is told to have. */
export const publicOrigin = "http://localhost:3000";

/** The specification's rule for the last part of an address. */
export function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-");
}

export function detailsPath(base: string, { id, title }: Pick<Item, "id" | "title">): string {
  return `${base}/details/${id}/${slugOf(title)}`;
}

const service = firstOf("services");
const expertise = firstOf("expertise");

export const routeCases: RouteCase[] = [
  { path: "/", title: "Home", banner: "home" },
  { path: "/about", title: "About", banner: "about" },
  { path: "/services", title: "Services", banner: "services" },
  { path: detailsPath("/services", service), title: service.title, banner: service.title },
  { path: "/service/detail/epc-projects", title: "EPC Projects" },
  { path: "/expertise", title: "Expertise", banner: "expertise" },
  {
    path: detailsPath("/expertise", expertise),
    title: `${expertise.title} | Expertise Details`,
    banner: expertise.title,
    label: "Expertise",
  },
  { path: "/product", title: "Product", banner: "product" },
  { path: "/gallery", title: "Gallery", banner: "gallery" },
  { path: "/info-news", title: "Info & News", banner: "info-news" },
  { path: "/contact", title: "Contact", banner: "contact" },
  { path: "/blogs", title: "Blogs", banner: "blogs" },
  { path: "/quality-policy", title: "Quality Policy", banner: "quality-policy" },
  { path: "/our-story", title: "Our Story", banner: "our-story" },
  { path: "/leadership", title: "Leadership", banner: "leadership" },
  { path: "/our-team", title: "Our Team", banner: "our-team" },
  { path: "/commitments", title: "Commitments", banner: "commitments" },
  { path: "/our-values", title: "Our Values", banner: "our-values" },
  { path: "/our-vision", title: "Our Vision", banner: "our-vision" },
  { path: "/address", title: "Address", banner: "address" },
  { path: "/map", title: "Map", banner: "map" },
  { path: "/catalogues_downloads", title: "Catalogues & Downloads", banner: "catalogues_downloads" },
  { path: "/miscellaneous", title: "Miscellaneous", banner: "miscellaneous" },
  { path: "/timeline-and-milestone", title: "Timeline & Milestone", banner: "timeline-and-milestone" },
];

/** The banner of a name, as far as it is published; names do not care about the case of letters. */
export function bannerOf(name: string): Item | undefined {
  return records("banners").find(
    (banner) => banner.status === "Y" && banner.name.toLowerCase() === name.toLowerCase(),
  );
}

export type ListCase = { path: string; kind: string; size: number; name: "title" | "name"; text: boolean };

/** The lists that have pages, with the sizes of the specification and the contract. */
export const listCases: ListCase[] = [
  { path: "/leadership", kind: "leadership", size: 6, name: "name", text: true },
  { path: "/our-team", kind: "team", size: 15, name: "name", text: true },
  { path: "/commitments", kind: "commitments", size: 8, name: "title", text: true },
  { path: "/our-values", kind: "values", size: 9, name: "title", text: true },
  { path: "/timeline-and-milestone", kind: "timeline", size: 6, name: "title", text: true },
  { path: "/miscellaneous", kind: "miscellaneous", size: 8, name: "title", text: false },
  { path: "/product", kind: "products", size: 9, name: "title", text: false },
  { path: "/gallery", kind: "gallery", size: 12, name: "title", text: false },
  { path: "/info-news", kind: "news", size: 6, name: "title", text: false },
  { path: "/blogs", kind: "blog", size: 6, name: "title", text: false },
];
