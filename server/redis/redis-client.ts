import { createClient, RESP_TYPES } from "@redis/client";

/** An unopened connection that does not reconnect: RedisLink replaces it. */
export function createRedisClient(url: string, connectTimeout: number) {
  const texts = createClient({
    url,
    // RESP 2 needs no HELLO: it works with every version of Redis and with its forks.
    RESP: 2,
    maintNotifications: "disabled",
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: false },
  });
  return { texts, bytes: texts.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
}

/** One connection that returns values as strings (`texts`) or as buffers (`bytes`). */
export type RedisClient = ReturnType<typeof createRedisClient>;

/** True when a key holds another type of value than the site stores there. */
export function isWrongType(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("WRONGTYPE");
}
