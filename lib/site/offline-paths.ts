/** The page that stands in for one that cannot be loaded without a connection. Not linked, and not in the sitemap. */
export const offlinePath = "/offline";

/** The service worker, at the root so that its scope is the whole site. */
export const workerPath = "/sw.js";
/** The page that tells of an inquiry that is kept, to a browser that has not run the form's script. */
export const keptPath = `${offlinePath}#kept`;
/** The same where some of its files could not be kept. */
export const keptInPartPath = `${offlinePath}#kept-in-part`;
