import { type PublishCall, subscribeToEvent } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { ownSecret } from "../../lib/runtime/own-secret.ts";
import { rateLimitStore } from "../../lib/runtime/rate-limit-store.ts";
import { requestPage } from "../../lib/runtime/request-page.ts";
import type { RedisConnection } from "./connection.ts";
import { PublishChannel } from "./publish-channel.ts";

/**
 * Shares publish calls and rate limits with the other replicas; called once this process listens.
 * @param url as in REDIS_URL
 * @returns the connection, which lasts as long as the process
 */
export function joinReplicas(url: string): RedisConnection {
  const channel = new PublishChannel(url, publishHere);
  rateLimitStore.client = rateLimitClient(channel.connection);
  subscribeToEvent("publish-call", (call) => void channel.send(call));
  return channel.connection;
}

/**
 * The part of a Redis client that rate-limiter-flexible uses. Every command without a reply in time throws, and the
 * limiter falls back to its memory.
 */
export function rateLimitClient(connection: RedisConnection) {
  return {
    get isReady() {
      return connection.isReady;
    },
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      connection.query((client) => client.eval(script, options)),
    del: (key: string) => connection.query((client) => client.del(key)),
    multi: () => connection.multi(),
  };
}

/** By a request to this process: only in one does Next let tags be invalidated. */
async function publishHere(call?: PublishCall): Promise<boolean> {
  const response = await requestPage("/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${ownSecret}`, "content-type": "application/json" },
    body: call && JSON.stringify(call),
  });
  await response?.body?.cancel().catch(() => undefined);
  if (!response?.ok) log.warn({ call, status: response?.status }, "redis: a publish call has failed here");
  else if (!call) log.info("redis: all pages are stale, as messages may have been missed");
  return response?.ok === true;
}
