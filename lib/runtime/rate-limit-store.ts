import { perProcess } from "./per-process.ts";

/** The Redis client that rate limits are shared through; set when the page cache has opened its Redis link. */
export const rateLimitStore = perProcess("rate-limit-store", () => ({ client: undefined as unknown }));
