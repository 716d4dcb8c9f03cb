import "server-only";
import { mapEmbedUrl } from "../media/map";
import { mediaUrl } from "../media/media-url";
import { mapResult, type Result, readRecord } from "./read";

/** Contact data of the company. A field that is `null` is not shown. */
export type Settings = {
  phone: string | null;
  officialEmail: string | null;
  salesEmail: string | null;
  whatsappNumber: string | null;
  address: string | null;
  logo: string | null;
  mapLink: string | null;
};

const none: Settings = {
  phone: null,
  officialEmail: null,
  salesEmail: null,
  whatsappNumber: null,
  address: null,
  logo: null,
  mapLink: null,
};

export async function getSettings(): Promise<Result<Settings>> {
  return mapResult(await readRecord("settings"), (record) =>
    record
      ? {
          phone: record.phone || null,
          officialEmail: record.official_email || null,
          salesEmail: record.sales_email || null,
          whatsappNumber: record.whatsapp_number || null,
          address: record.address || null,
          logo: mediaUrl(record.site_logo),
          mapLink: mapEmbedUrl(record.map_link),
        }
      : none,
  );
}

/** For the header and footer, which cannot show an error message. */
export async function getSettingsOrNone(): Promise<Settings> {
  const result = await getSettings();
  return result.ok ? result.data : none;
}
