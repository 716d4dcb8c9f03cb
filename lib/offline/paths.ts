/** The page that stands in for one that cannot be loaded without a connection. Not linked, and not in the sitemap. */
export const offlinePath = "/offline";

/** The service worker, at the root so that its scope is the whole site. */
export const workerPath = "/sw.js";
