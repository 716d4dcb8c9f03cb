import "server-only";
import type { RecordOf } from "../backend/contract";
import { type MapLink, readMapLink } from "../media/map";
import { mediaUrl } from "../media/media-url";
import { wordedIn } from "../read/parts";
import type { Result } from "../read/result";
import type { SocialNetwork } from "../site/company";
import type { MenuLink, NavItem } from "../site/navigation";
import type { Language } from "../words/language";
import { shownLinks } from "./published";
import { readRecord } from "./read";

export type Location = { name: string; address: string; phone: string | null; email: string | null };

/** Contact data of the company. A field that is `null` is not shown. */
export type Settings = {
  phone: string | null;
  officialEmail: string | null;
  salesEmail: string | null;
  whatsappNumber: string | null;
  address: string | null;
  logo: string | null;
  mapLink: MapLink | null;
  careersEmail: string | null;
  pressEmail: string | null;
  registrationNumber: string | null;
  taxNumber: string | null;
  tagline: string | null;
  foundingStory: string | null;
  socialProfiles: { network: SocialNetwork; href: string }[];
  /** Further offices and works. */
  locations: Location[];
  /** Links of the editors, each in a group of the menu. */
  menuLinks: MenuLink[];
  /** Columns of the editors. */
  footerColumns: { heading: string; links: NavItem[] }[];
};

export async function getSettings(language: Language): Promise<Result<Settings>> {
  const result = await readRecord("settings", language);
  if (!result.ok) return result;
  const settings = toSettings(result.data, language);
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
  return result.ok ? result.data : toSettings(null, language);
}

function toSettings(record: RecordOf<"settings"> | null, language: Language): Settings {
  // The interface has words of its own in their place.
  const words = record && !wordedIn(record, language).lang ? record : null;
  return {
    phone: record?.phone || null,
    officialEmail: record?.official_email || null,
    salesEmail: record?.sales_email || null,
    whatsappNumber: record?.whatsapp_number || null,
    address: record?.address || null,
    logo: record && mediaUrl(record.site_logo),
    mapLink: record && readMapLink(record.map_link, record.address || null),
    careersEmail: record?.careers_email || null,
    pressEmail: record?.press_email || null,
    registrationNumber: record?.registration_number || null,
    taxNumber: record?.tax_number || null,
    tagline: words?.tagline || null,
    foundingStory: words?.founding_story || null,
    socialProfiles: record?.social_profiles ?? [],
    locations: (record?.locations ?? [])
      .filter(({ address }) => address)
      .map(({ name, address, phone = null, email = null }) => ({ name, address, phone, email })),
    menuLinks: (record?.menu_links ?? []).map(({ menu, ...link }) => ({ ...link, group: menu })),
    footerColumns: record?.footer_columns ?? [],
  };
}
