import type { MetadataRoute } from "next";
import { env } from "@/lib/runtime/env";
import { brandColors } from "@/lib/site/brand-colors";
import { company } from "@/lib/site/company";
import { routes } from "@/lib/site/routes";

export default function manifest(): MetadataRoute.Manifest {
  const { SITE_NAME } = env();
  return {
    id: routes.home,
    name: SITE_NAME,
    description: company.tagline,
    lang: "en",
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
