/**
 * Loaded into every server that the scripts start (`node --import`), so that it exits soon and cleanly:
 *
 * - Its standard input is a pipe from the script. The pipe closes when the script exits or is killed, and the server
 *   stops.
 * - After SIGTERM it closes idle connections, which browsers keep open. Connections with a request in flight stay open
 *   until the response is sent.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:os";
import { isMainThread } from "node:worker_threads";

const STOP_TIMEOUT_MS = 4200;

if (isMainThread) {
  const servers = new Set<Server>();
  const unusedSockets = new Set<Socket>();

  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    unusedSockets.add(socket);
    socket.once("close", () => unusedSockets.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { server, socket } = message as { server: Server; socket: Socket };
    servers.add(server);
    unusedSockets.delete(socket);
  });

  const closeIdle = () => {
    for (const server of servers) server.closeIdleConnections();
    // Browsers open connections ahead of requests; Node does not count those as idle.
    for (const socket of unusedSockets) if (socket.bytesRead === 0) socket.destroy();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      // Still starting: the server has no signal handler of its own yet.
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
      setInterval(closeIdle, 50).unref();
    });
  }

  process.stdin.once("close", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  });
  process.stdin.resume();
  (process.stdin as unknown as Socket).unref?.();
}
