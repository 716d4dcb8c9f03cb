import type { MetadataRoute } from "next";
import { env } from "@/lib/runtime/env";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
