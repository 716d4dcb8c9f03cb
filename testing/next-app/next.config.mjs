import { join } from "node:path";

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  htmlLimitedBots: /(?!)/,
  cacheHandler: join(import.meta.dirname, "cache-handler.mjs"),
  // Its node_modules is a link to those of the repository.
  turbopack: { root: "/" },
  experimental: { turbopackMinify: false, turbopackSourceMaps: false, turbopackInputSourceMaps: false },
};
