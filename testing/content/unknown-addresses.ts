import { firstOf } from "./content.ts";

type UnknownAddress = {
  status: 404 | 308;
  pathOf: (index: number) => string;
  /** The site asks the backend for the record. */
  asksFor?: "record";
  /** Its response is one of the build, or a redirect, which the page cache keeps within bounds. */
  isKept?: true;
};

const service = firstOf("services");

/** Addresses without a page of their own, any number of each kind. */
export const unknownAddresses: Record<string, UnknownAddress> = {
  ids: { status: 404, pathOf: (index) => `/blogs/details/made-up-${index}/x`, asksFor: "record" },
  slugs: {
    status: 308,
    pathOf: (index) => `/services/details/${service.id}/wrong-${index}`,
    isKept: true,
  },
  "pages beyond the end": {
    status: 404,
    pathOf: (index) => `/leadership/page/${1000 + index}`,
  },
  items: { status: 404, pathOf: (index) => `/miscellaneous/item/made-up-${index}` },
  products: { status: 404, pathOf: (index) => `/product/details/made-up-${index}/x`, asksFor: "record" },
  subjects: { status: 404, pathOf: (index) => `/contact/about/service-${9000 + index}` },
  URLs: { status: 404, pathOf: (index) => `/made-up/${index}`, isKept: true },
  "share images": { status: 404, pathOf: (index) => `/og/made-up-${index}.jpg`, asksFor: "record" },
  "parts of the sitemap": {
    status: 404,
    pathOf: (index) => `/sitemap/blog-${100 + index}.xml`,
  },
};
