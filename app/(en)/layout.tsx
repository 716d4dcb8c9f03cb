export { Document as default, generateMetadata, viewport } from "@/app/document";

/** Every page is static HTML; the build fails if one reads anything from the request. */
export const ensureStatic = "navigation";
