import "server-only";
import { pages, type Route } from "../site/routes";
import { getPageBanner } from "./banners";
import { getUnpublishedPages } from "./navigation";

/** Links to pages that continue a text, with the description of their banner. Pages without content are left out. */
export async function getReadNext(routes: readonly Route[]) {
  const unpublished = await getUnpublishedPages();
  return Promise.all(
    routes
      .filter((route) => !unpublished.has(route))
      .map(async (href) => {
        const banner = await getPageBanner(href);
        return { href, title: pages[href].title, text: banner.ok ? banner.data.description : null };
      }),
  );
}
