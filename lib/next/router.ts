/** Requests of Next's router, for the payload of a page or parts of it, and what Next says about its responses. */

type Headers = Record<string, string | string[] | undefined>;

/** With `1`, the response is the payload of the page. */
export const payloadHeader = "rsc";
/** Parameter of a payload's URL: a hash of the headers, or nothing. Next redirects a request without it. */
export const payloadParameter = "_rsc";
/** With `1`, the response may be a part of the payload, and a stale page is not regenerated. */
export const prefetchHeader = "next-router-prefetch";
/** Path of the part of a payload, such as `/_tree`. Next ignores it in requests that are no prefetch. */
export const segmentHeader = "next-router-segment-prefetch";
/** The page that the router is on. */
export const fromHeader = "next-url";
/** With one of these, the response is for one visitor. */
export const visitorHeaders = ["next-router-state-tree", "next-action"];

/** Response header: HIT, STALE or MISS of the page cache. */
export const cacheStateHeader = "x-nextjs-cache";
/** Response header of a payload: the path at which Next has the page, where that is not the address. */
export const rewrittenPathHeader = "x-nextjs-rewritten-path";
/** Response headers that only the router reads. */
export const routerOnlyHeaders = ["x-nextjs-prerender", "x-nextjs-stale-time"];

export function isPrefetch(headers: Headers): boolean {
  return headers[prefetchHeader] === "1";
}

/** The part of a payload that the router prefetches. */
export function prefetchedSegment(headers: Headers): string | undefined {
  const segment = headers[segmentHeader];
  const isPart = headers[payloadHeader] === "1" && isPrefetch(headers);
  return isPart && typeof segment === "string" && /^\/[\w$/.-]{1,200}$/.test(segment) ? segment : undefined;
}

const parameter = new RegExp(`[?&](${payloadParameter}(?:=[^&]*)?)(?=&|$)`);

/** The parameter of a URL with its hash. */
export function payloadParameterOf(url: string): string | undefined {
  return parameter.exec(url)?.[1];
}

export function withPayloadParameter(url: string, hash: string = payloadParameter): string {
  return `${url}${url.includes("?") ? "&" : "?"}${hash}`;
}

/** The router appends the parameter: it is the last one. */
export function withoutPayloadParameter(url: string): string {
  return url.replace(new RegExp(`[?&]${payloadParameter}=[^&]*$`), "");
}
