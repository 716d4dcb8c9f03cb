import { perProcess } from "./per-process.ts";

/** The Redis client that shares rate limits; set once the site listens (server/redis). */
export const rateLimitStore = perProcess("rate-limit-store", () => ({ client: undefined as unknown }));
