import { createClient, RESP_TYPES } from "@redis/client";

/**
 * One connection, not yet opened, which ends for good when it is lost.
 * @param url as REDIS_URL
 * @param connect how long connecting may take, in ms
 */
export function makeClient(url: string, connect: number) {
  const client = createClient({
    url,
    // The older protocol: every version and kin of Redis knows it, and it needs no greeting.
    RESP: 2,
    maintNotifications: "disabled",
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: { connectTimeout: connect, reconnectStrategy: false },
  });
  return { texts: client, bytes: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
}

/** One connection, with texts as strings or as bytes. */
export type Client = ReturnType<typeof makeClient>;

/** Whether a key has another kind of value than the site keeps there. */
export function isWrongType(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("WRONGTYPE");
}
