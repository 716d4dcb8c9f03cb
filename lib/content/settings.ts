import "server-only";
import { settings as kind } from "../../content/kinds/settings";
import { type MapLink, readMapLink } from "../media/map";
import type { Whole } from "../read/kinds";
import { readOne } from "../read/read";
import type { Result } from "../read/result";
import { viewOf } from "../read/view";
import type { MenuLink } from "../site/navigation";
import type { Language } from "../words/language";
import { shownLinks } from "./published";

export type Location = { name: string; address: string; phone: string | null; email: string | null };

type Record = Whole<"settings">;

/** Contact data of the company. A field that is `null` is not shown. */
export type Settings = Omit<Record, "siteLogo" | "mapLink" | "locations" | "menuLinks" | "lang"> & {
  logo: string | null;
  mapLink: MapLink | null;
  /** Further offices and works. */
  locations: Location[];
  /** Links of the editors, each in a group of the menu. */
  menuLinks: MenuLink[];
};

/** In place of those that a backend lacks. */
const none = viewOf(kind.fields, {}, () => null) as Record;

export async function getSettings(language: Language): Promise<Result<Settings>> {
  const result = await readOne("settings", { language });
  if (!result.ok) return result;
  const settings = toSettings(result.data ?? none);
  const columns = settings.footerColumns.map(async (column) => ({
    ...column,
    links: await shownLinks(column.links),
  }));
  const [menuLinks, footerColumns] = await Promise.all([
    shownLinks(settings.menuLinks),
    Promise.all(columns),
  ]);
  return { ok: true, data: { ...settings, menuLinks, footerColumns } };
}

/** For the header and footer, which cannot show an error message. */
export async function getSettingsOrNone(language: Language): Promise<Settings> {
  const result = await getSettings(language);
  return result.ok ? result.data : toSettings(none);
}

function toSettings({ siteLogo, mapLink, locations, menuLinks, lang, ...record }: Record): Settings {
  // The interface has words of its own in their place.
  const words = lang ? { tagline: null, foundingStory: null } : {};
  return {
    ...record,
    ...words,
    logo: siteLogo,
    mapLink: readMapLink(mapLink ?? "", record.address),
    locations: locations
      .filter(({ address }) => address)
      .map(({ name, address, phone = null, email = null }) => ({ name, address, phone, email })),
    menuLinks: menuLinks.map(({ menu, ...link }) => ({ ...link, group: menu })),
  };
}
