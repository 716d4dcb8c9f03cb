import "server-only";
import { cacheLife } from "next/cache";
import { maxInquiryFileBytes } from "../backend/file-receiver";
import { hasInquiryReceiver } from "../backend/inquiry-receiver";
import { read, readOne } from "../read/read";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { getPageBanner } from "./banners";
import { getSettings } from "./settings";

/** The contents of the contact page, and whether it has a form. */
export async function getContactPage(language: Language) {
  const [banner, settings, privacy, openings, form] = await Promise.all([
    getPageBanner(routes.contact, language),
    getSettings(language),
    readOne("privacy", { language }),
    read("openings", { language }),
    getForm(),
  ]);
  return { banner, settings, privacy, openings, ...form };
}

/** The data of the form on another page; `null` without a receiver of inquiries. */
export async function getInquiryForm(language: Language) {
  const [settings, privacy, { takesInquiries, maxFileBytes }] = await Promise.all([
    getSettings(language),
    readOne("privacy", { language }),
    getForm(),
  ]);
  if (!takesInquiries) return null;
  return {
    settings: settings.ok ? settings.data : null,
    hasPrivacyPage: !privacy.ok || privacy.data !== null,
    maxFileBytes,
  };
}

async function getForm() {
  "use cache";
  cacheLife("content");
  const [takesInquiries, maxFileBytes] = await Promise.all([hasInquiryReceiver(), maxInquiryFileBytes()]);
  return { takesInquiries, maxFileBytes };
}
