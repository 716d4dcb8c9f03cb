import "server-only";
import { rateLimit } from "../http/rate-limit";

/** In a minute. */
export const maxPublishCalls = 600;

export const publishCalls = rateLimit({
  maxEvents: maxPublishCalls,
  windowSeconds: 60,
  sharedName: "publish-calls",
});
