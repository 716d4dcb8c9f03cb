import type { MetadataRoute } from "next";
import { getSettingsOrNone } from "@/lib/content/settings";
import { env } from "@/lib/runtime/env";
import { brandColors } from "@/lib/site/brand-colors";
import { routes } from "@/lib/site/routes";
import { defaultLanguage } from "@/lib/words/language";
import { words } from "@/lib/words/words";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { SITE_NAME } = env();
  const { tagline } = await getSettingsOrNone(defaultLanguage);
  return {
    id: routes.home,
    name: SITE_NAME,
    description: tagline ?? words(defaultLanguage)("company.tagline"),
    lang: defaultLanguage,
    start_url: routes.home,
    display: "browser",
    background_color: brandColors.paper,
    theme_color: brandColors.green,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
