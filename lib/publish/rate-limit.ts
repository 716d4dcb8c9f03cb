import "server-only";
import { rateLimit } from "../http/rate-limit";

/** In a minute. An address with more wrong secrets is locked out until the minute is over. */
export const maxWrongSecrets = 10;
export const maxPublishCalls = 600;

export const wrongSecrets = rateLimit({
  maxEvents: maxWrongSecrets,
  windowSeconds: 60,
  sharedName: "wrong-secrets",
});
export const publishCalls = rateLimit({
  maxEvents: maxPublishCalls,
  windowSeconds: 60,
  sharedName: "publish-calls",
});
