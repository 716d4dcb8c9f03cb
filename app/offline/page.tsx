import type { Metadata } from "next";
import { OfflinePage } from "@/components/templates/offline-page";
import { getSettingsOrNone } from "@/lib/content/settings";
import { defaultLanguage } from "@/lib/words/language";
import { words } from "@/lib/words/words";

export const metadata: Metadata = {
  title: words(defaultLanguage)("templates.offlinePage.title"),
  robots: { index: false },
};

/** The service worker shows it in place of a page that it does not have (docs/offline.md). */
export default async function Offline() {
  return <OfflinePage settings={await getSettingsOrNone()} />;
}
