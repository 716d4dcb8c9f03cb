import "server-only";
import { plainText } from "../rich-text/sanitize";
import { type Route, routes } from "../site/routes";
import { getBlogs, getNews } from "./articles";
import { getCatalogues } from "./catalogues";
import { getCommitments } from "./commitments";
import { getExpertise } from "./expertise";
import { getGallery } from "./gallery";
import { getLeadership } from "./leadership";
import { getMiscellaneous } from "./miscellaneous";
import type { PageOf } from "./page";
import { getProducts } from "./products";
import { mapResult, type Result } from "./read";
import { getServices } from "./services";
import { getSettings, type Settings } from "./settings";
import { getAbout, getQualityPolicy, getVision } from "./statements";
import { getStory } from "./story";
import { getTeam } from "./team";
import { getTimeline } from "./timeline";
import { getValues } from "./values";

/** What a page says in short: its words, or the names of what it lists. `totalPages` is of its list. */
export type PageSummary = { text: string; totalPages: number };

type FixedPage = {
  title: string;
  /** The part of the site that it belongs to. */
  section: string;
  /** Name of its banner. */
  banner: string;
  summary: (page: number) => Promise<Result<PageSummary>>;
};

/** The pages that exist whatever the backend holds. */
export const fixedPage: Record<Route, FixedPage> = {
  [routes.home]: page("Home", "Home", "home"),
  [routes.about]: page("About", "About Us", "about", statement(getAbout)),
  [routes.services]: page("Services", "Services", "services", all(getServices)),
  [routes.expertise]: page("Expertise", "Expertise", "expertise", all(getExpertise)),
  [routes.product]: page("Product", "Product", "product", list(getProducts)),
  [routes.gallery]: page("Gallery", "Info & News", "gallery", list(getGallery)),
  [routes.news]: page("Info & News", "Info & News", "info-news", list(getNews)),
  [routes.contact]: page("Contact", "Contact Us", "contact", address),
  [routes.blogs]: page("Blogs", "Info & News", "blogs", list(getBlogs)),
  [routes.qualityPolicy]: page("Quality Policy", "About Us", "quality-policy", statement(getQualityPolicy)),
  [routes.ourStory]: page("Our Story", "About Us", "our-story", story),
  [routes.leadership]: page("Leadership", "About Us", "leadership", list(getLeadership)),
  [routes.ourTeam]: page("Our Team", "About Us", "our-team", list(getTeam)),
  [routes.commitments]: page("Commitments", "About Us", "commitments", list(getCommitments)),
  [routes.ourValues]: page("Our Values", "About Us", "our-values", list(getValues)),
  [routes.ourVision]: page("Our Vision", "About Us", "our-vision", statement(getVision)),
  [routes.address]: page("Address", "Contact Us", "address", address),
  [routes.map]: page("Map", "Contact Us", "map", address),
  [routes.catalogues]: page(
    "Catalogues & Downloads",
    "Info & News",
    "catalogues_downloads",
    all(getCatalogues),
  ),
  [routes.miscellaneous]: page("Miscellaneous", "Info & News", "miscellaneous", list(getMiscellaneous)),
  [routes.timeline]: page("Timeline & Milestone", "About Us", "timeline-and-milestone", list(getTimeline)),
};

function page(
  title: string,
  section: string,
  banner: string,
  summary: FixedPage["summary"] = none,
): FixedPage {
  return { title, section, banner, summary };
}

async function none(): Promise<Result<PageSummary>> {
  return { ok: true, data: { text: "", totalPages: 1 } };
}

type Named = { title: string } | { name: string };

function names(items: Named[]): string {
  return items.map((item) => ("name" in item ? item.name : item.title)).join(", ");
}

function list(get: (page: number) => Promise<Result<PageOf<Named>>>) {
  return async (page: number) =>
    mapResult(await get(page), ({ items, totalPages }) => ({ text: names(items), totalPages }));
}

function all(get: () => Promise<Result<Named[]>>) {
  return async () => mapResult(await get(), (items) => ({ text: names(items), totalPages: 1 }));
}

function statement(get: () => Promise<Result<{ description: string } | null>>) {
  return async () =>
    mapResult(await get(), (data) => ({ text: plainText(data?.description ?? ""), totalPages: 1 }));
}

async function story(): Promise<Result<PageSummary>> {
  return mapResult(await getStory(), (data) => ({ text: data?.beginning ?? "", totalPages: 1 }));
}

async function address(): Promise<Result<PageSummary>> {
  return mapResult(await getSettings(), ({ address }: Settings) => ({ text: address ?? "", totalPages: 1 }));
}
