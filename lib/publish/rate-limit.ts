import "server-only";
import { rateLimit } from "../http/rate-limit";
import { periods } from "../runtime/periods";

/** In a minute. */
export const maxPublishCalls = 600;

export const publishCalls = rateLimit({
  maxEvents: maxPublishCalls,
  windowSeconds: periods.limits.publishSeconds,
  sharedName: "publish-calls",
});
