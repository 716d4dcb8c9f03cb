import "server-only";
import { read, readOne } from "../read/read";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { getPageBanner } from "./banners";
import { getSettings } from "./settings";

/** The contents of the contact page. */
export async function getContactPage(language: Language) {
  const [banner, settings, privacy, openings] = await Promise.all([
    getPageBanner(routes.contact, language),
    getSettings(language),
    readOne("privacy", { language }),
    read("openings", { language }),
  ]);
  return { banner, settings, privacy, openings };
}

/** The data of the form on another page. */
export async function getInquiryForm(language: Language) {
  const [settings, privacy] = await Promise.all([getSettings(language), readOne("privacy", { language })]);
  return {
    settings: settings.ok ? settings.data : null,
    hasPrivacyPage: !privacy.ok || privacy.data !== null,
  };
}
