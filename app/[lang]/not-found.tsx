export { NotFoundMessage as default } from "@/components/templates/not-found-page";

/** Next takes it instead of the page's own where it regenerates the page of missing addresses. */
export { generateMetadata } from "./missing/page";
