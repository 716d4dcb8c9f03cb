import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { securityRules } from "./lib/http/security-headers.ts";
import { filePolicy } from "./lib/media/file-policy.ts";
import { imageQuality, imageWidths } from "./lib/media/image-sizes.ts";
import { periods } from "./lib/runtime/periods.ts";

const { backend, lifetime, headers, images } = periods;

/** During development app/api has a route more. */
const pageExtensions = [...(process.env.NODE_ENV === "development" ? ["dev.ts"] : []), "tsx", "ts"];

/** @type {import("next").NextConfig} */
const config = {
  // Shorter than Next's: it is in every page.
  generateBuildId: () => randomBytes(6).toString("base64url"),
  pageExtensions,
  // Internal calls; not logged.
  logging: { incomingRequests: { ignore: [/^\/api\/(content-changes|revalidate)$/] } },
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife: {
    content: {
      stale: lifetime.contentSeconds,
      revalidate: lifetime.contentSeconds,
      expire: lifetime.expireSeconds,
    },
    missing: {
      stale: lifetime.retrySeconds,
      revalidate: lifetime.missingSeconds,
      expire: lifetime.failedExpireSeconds,
    },
    failedBuild: {
      stale: lifetime.retrySeconds,
      revalidate: lifetime.failedBuildSeconds,
      expire: lifetime.failedExpireSeconds,
    },
  },
  expireTime: lifetime.expireSeconds,
  // Bytes of the 'use cache' store. Very small entries take a few times the bytes that they count for.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  // Keeps the pages in memory and on the disk, within bounds, and finishes them.
  cacheHandler: fileURLToPath(new URL("server/cache-handlers/page-cache-handler.ts", import.meta.url)),
  // For a matching client Next would bypass the cache. The metadata of static pages is complete, so no client matches.
  htmlLimitedBots: /(?!)/,
  // server/http removes the slash together with all else that is wrong with a URL, in one redirect.
  skipTrailingSlashRedirect: process.env.NODE_ENV !== "development",
  // server/http compresses, each text once.
  compress: false,
  // Its registry exists once for all bundles.
  serverExternalPackages: ["prom-client"],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
  images: {
    localPatterns: [
      { pathname: "/files/**", search: "" },
      { pathname: "/images/**", search: "" },
    ],
    formats: ["image/webp"],
    qualities: [imageQuality],
    deviceSizes: [...imageWidths.large],
    imageSizes: [...imageWidths.small],
    // Only files of the site, no redirects, and limits for everything.
    remotePatterns: [],
    dangerouslyAllowLocalIP: false,
    dangerouslyAllowSVG: false,
    maximumRedirects: 0,
    maximumResponseBody: 32 * 1024 * 1024,
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
  experimental: {
    // Limits of resized images, in pixels and seconds.
    imgOptMaxInputPixels: 64_000_000,
    imgOptTimeoutInSeconds: images.resizeTimeoutSeconds,
    // Ends nothing outside of `next dev`: see lib/next/slow-caches.ts.
    useCacheTimeout: backend.cachedTimeoutSeconds,
  },
  async headers() {
    return [
      ...securityRules(process.env.NODE_ENV === "development"),
      // Their names change with their bytes.
      {
        source: "/fonts/:path*",
        headers: [{ key: "Cache-Control", value: `public, max-age=${headers.immutableSeconds}, immutable` }],
      },
      { source: "/files/:path*", headers: [{ key: "Content-Security-Policy", value: filePolicy }] },
    ];
  },
};

/** A preview has no 'use cache' store, and with PERIOD_SCALE its entries become stale earlier. */
function cacheHandler() {
  const { PREVIEW_SECRET, PERIOD_SCALE } = process.env;
  const name = PREVIEW_SECRET ? "no-cache" : PERIOD_SCALE && "scaled-cache";
  return name && fileURLToPath(new URL(`server/cache-handlers/${name}-handler.ts`, import.meta.url));
}

/** @param {string} phase */
export default function configOf(phase) {
  const handler = phase === PHASE_PRODUCTION_SERVER && cacheHandler();
  return handler ? { ...config, cacheHandlers: { default: handler } } : config;
}
