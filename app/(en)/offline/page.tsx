import type { Metadata } from "next";
import { OfflinePage } from "@/components/templates/offline-page";
import { getSettingsOrNone } from "@/lib/content/settings";
import { pageLanguage, pageWords } from "@/lib/words/use-words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageWords();
  return { title: t("templates.offlinePage.title"), robots: { index: false } };
}

/** The service worker shows it in place of a page that it does not have (docs/offline.md). */
export default async function Offline() {
  return <OfflinePage settings={await getSettingsOrNone(await pageLanguage())} />;
}
