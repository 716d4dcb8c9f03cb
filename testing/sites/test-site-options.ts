import type { FaultProxy } from "../proxies/fault-proxy.ts";
import type { BackendAccount, TestBackend, TestBackendOptions } from "./test-backend.ts";

export type TestSiteOptions = Omit<TestBackendOptions, "publishTo"> & {
  /** Names the copy of the build that the site runs from. */
  name: string;
  /** A backend that others use too, or one that is not the embedded one; it stays open. Default: a `TestBackend` of its own. */
  backend?: TestBackend | { url: string; account: BackendAccount };
  /** Puts a `FaultProxy` between site and backend. */
  faultProxy?: boolean | FaultProxy;
  /** Lets the backend call `POST /api/revalidate` after every edit. Needs a backend of its own. */
  publishHook?: boolean;
  /** Mails inquiries to a `MailServer`. */
  mail?: boolean;
  /** A Redis that replicas share. */
  redisUrl?: string;
  /** The revalidate secret; replicas share one. */
  secret?: string;
  /** Starts with the images that the main site has resized: for tests whose browsers load many pages. */
  hasImages?: boolean;
  /** Starts with pages that are no longer fresh, at any time of a run: the first visit of each regenerates it. */
  isOldBuild?: boolean;
  /** A build to run without copying it; it is not removed. */
  distDir?: string;
  /**
   * Shortens the periods of the site's server: with 0.01 content becomes stale after 3 s, and a call to a backend that never
   * responds ends after 0.3 s (docs/testing.md). Periods in the browser are those of visitors: use `page.clock`.
   */
  periodScale?: number;
  /** Further environment variables of the site. */
  env?: Record<string, string>;
};
