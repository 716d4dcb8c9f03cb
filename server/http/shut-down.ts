import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../../lib/runtime/periods.ts";

const { shutdownMs, shutdownCheckMs, firstRequestMs } = periods.http;

/** Counts of the deadline: open requests that it cut off, their connections, and work that requests had left behind. */
type CutOff = { requests: number; connections: number; isWorkUnfinished: boolean };

/** Of the last request of a connection: a later one has begun if more has been read since it ended. */
type ConnectionState = { response?: ServerResponse; bytesReadAtEnd: number };

/**
 * Prepares a server, before its first connection, for a shutdown that no client can delay beyond a deadline.
 * @returns a function that stops listening, lets open requests end, then runs `finish`
 */
export function prepareShutdown(
  server: Server,
  timeoutMs: number = shutdownMs,
): (finish: () => Promise<void>) => Promise<CutOff> {
  const connections = new Map<Socket, ConnectionState>();
  let isShuttingDown = false;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { bytesReadAtEnd: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket, headers }: IncomingMessage, res: ServerResponse) => {
    const state = connections.get(socket);
    if (state) {
      state.response = res;
      state.bytesReadAtEnd = socket.bytesRead;
      const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
      if (hasBody) res.once("close", () => (state.bytesReadAtEnd = socket.bytesRead));
    }
    // A proxy then sends its next request to another replica.
    if (isShuttingDown) res.setHeader("connection", "close");
  });

  return async (finish) => {
    isShuttingDown = true;
    const cutOff: CutOff = { requests: 0, connections: 0, isWorkUnfinished: false };
    const startedAt = performance.now();
    const deadline = sleep(timeoutMs, "late" as const);
    const closed = once(server, "close");
    // http's own close() also cuts off responses that are complete but not yet sent.
    NetServer.prototype.close.call(server);
    const closing = setInterval(() => {
      const isFirstRequestDue = performance.now() - startedAt > firstRequestMs;
      for (const [socket, { response, bytesReadAtEnd }] of connections) {
        const isIdle = response?.closed !== false && socket.bytesRead === bytesReadAtEnd;
        if (isIdle && (bytesReadAtEnd > 0 || isFirstRequestDue)) socket.destroy();
      }
    }, shutdownCheckMs);
    if ((await Promise.race([closed, deadline])) === "late") {
      cutOff.connections = connections.size;
      for (const [socket, { response }] of connections) {
        if (response?.closed === false) cutOff.requests += 1;
        socket.destroy();
      }
    }
    clearInterval(closing);
    cutOff.isWorkUnfinished = (await Promise.race([finish(), deadline])) === "late";
    return cutOff;
  };
}
