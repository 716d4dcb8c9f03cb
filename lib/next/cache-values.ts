/** The values, keys and options that Next hands to its `cacheHandler` (server/cache-handlers/page-cache-handler.ts). */

type Headers = Record<string, string | string[] | number | undefined>;

/** HTML of a page, the payload of navigations, and its segments for prefetching. Next sends the object that it hands over. */
export type PageValue = {
  kind: "APP_PAGE";
  html: string;
  rscData?: Buffer;
  postponed?: string;
  headers?: Headers;
  status?: number;
  segmentData?: Map<string, Buffer>;
};

/** Response of a route handler, such as the sitemap. */
export type RouteValue = { kind: "APP_ROUTE"; body: Buffer; headers: Headers; status: number };
export type Value = PageValue | RouteValue;

/** Seconds until an entry is stale (`revalidate`) and until it expires; `false`: never. */
export type CacheControl = { revalidate: number | false; expire?: number };

/** Next creates a handler for each request. */
export type HandlerOptions = {
  dev?: boolean;
  /** The build's `server` folder. */
  serverDistDir?: string;
  _requestHeaders?: Record<string, string | string[] | undefined>;
};

export type SetContext = { fetchCache?: boolean; cacheControl?: CacheControl };

/** Header of a value: the tags of its content, separated by commas. */
export const tagsHeader = "x-next-cache-tags";

/** The address that Next serves an entry at: its key ends in `/$` and the file name of the path. */
export function pathOfKey(key: string): string {
  const path = key.slice(key.indexOf("/$/") + 2);
  return path === "/index" ? "/" : path;
}
