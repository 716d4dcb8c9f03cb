import type { TestSite } from "../../testing/sites/test-site.ts";

/** Ends what a stage began; returns what the site did wrong. */
type End = () => string[] | Promise<string[]>;

export type Stage = {
  name: string;
  /** Nothing is published. Pages in the cache must not become slower than in the first such stage. */
  isFlood?: boolean;
  start: (site: TestSite) => void | End | Promise<void>;
};
