import type { TestSite } from "../../e2e/support/test-site.ts";

/** Ends what a stage began; returns what the site did wrong. */
type End = () => string[] | Promise<string[]>;

export type Stage = {
  name: string;
  /** No other request may wait because of this content. */
  isHostileBackend?: boolean;
  /** Must not slow down pages in the cache by more than a factor. */
  isFlood?: boolean;
  start: (site: TestSite) => void | End | Promise<void>;
};
