/** All kinds of content, in the order in which an editor thinks of the site. */
import type { Kind } from "../kind.ts";
import { about } from "./about.ts";
import { banners } from "./banners.ts";
import { blog } from "./blog.ts";
import { catalogues } from "./catalogues.ts";
import { certificates } from "./certificates.ts";
import { commitments } from "./commitments.ts";
import { expertise } from "./expertise.ts";
import { families } from "./families.ts";
import { figures } from "./figures.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { leadership } from "./leadership.ts";
import { miscellaneous } from "./miscellaneous.ts";
import { news } from "./news.ts";
import { openings } from "./openings.ts";
import { pages } from "./pages.ts";
import { privacy } from "./privacy.ts";
import { products } from "./products.ts";
import { qualityPolicy } from "./quality-policy.ts";
import { redirects } from "./redirects.ts";
import { references } from "./references.ts";
import { services } from "./services.ts";
import { settings } from "./settings.ts";
import { story } from "./story.ts";
import { team } from "./team.ts";
import { timeline } from "./timeline.ts";
import { values } from "./values.ts";
import { vision } from "./vision.ts";

export const lists = [
  pages,
  services,
  expertise,
  products,
  families,
  references,
  figures,
  blog,
  news,
  gallery,
  catalogues,
  certificates,
  openings,
  leadership,
  team,
  story,
  values,
  commitments,
  timeline,
  miscellaneous,
  banners,
  redirects,
] as const;
export const singles = [settings, home, about, vision, qualityPolicy, privacy] as const;
export const kinds = [...lists, ...singles] as const;
export type KindName = (typeof kinds)[number]["name"];

/** Those of {@link kinds}, for code that treats all alike. */
export const allKinds: readonly Kind[] = kinds;

const byName: ReadonlyMap<string, Kind> = new Map(allKinds.map((kind) => [kind.name, kind]));

export function kindNamed(name: KindName): Kind;
export function kindNamed(name: string): Kind | undefined;
export function kindNamed(name: string): Kind | undefined {
  return byName.get(name);
}
