/**
 * Loaded into every server that the scripts start (`node --import`), so that it exits soon and cleanly:
 *
 * - Its standard input is a pipe from the script. The pipe closes when the script exits or is killed, and the server
 *   stops.
 * - After SIGTERM it closes idle connections, which browsers keep open. Connections with a request in flight stay open
 *   until the response is sent.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { constants } from "node:os";
import { isMainThread } from "node:worker_threads";

const STOP_TIMEOUT_MS = 4200;

if (isMainThread) {
  /** Connections without an open request, with the bytes read until its end. */
  const idle = new Map<Socket, number>();

  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    idle.set(socket, 0);
    socket.once("close", () => idle.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    idle.delete((message as { socket: Socket }).socket);
  });
  // Not `closeIdleConnections`: it also cuts off responses that are complete but not yet sent.
  subscribe("http.server.response.finish", (message) => {
    const { socket } = message as { socket: Socket };
    if (!socket.destroyed) idle.set(socket, socket.bytesRead);
  });

  const closeIdle = () => {
    for (const [socket, bytesRead] of idle) if (socket.bytesRead === bytesRead) socket.destroy();
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
