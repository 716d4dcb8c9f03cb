/**
 * Loaded into every server that the scripts start (`node --import`), so that it ends soon and cleanly:
 *
 * - Its standard input is a pipe from the script. When the script is gone, however it went, the pipe ends, and so
 *   does the server.
 * - Once asked to stop, a server that waits for its connections to close would wait for browsers that hold idle ones
 *   open. Those are closed; a connection with a request in flight is left alone until the answer is out.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:os";
import { isMainThread } from "node:worker_threads";

const GRACE_MS = 4200;

if (isMainThread) {
  const servers = new Set<Server>();
  const untouched = new Set<Socket>();

  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    untouched.add(socket);
    socket.once("close", () => untouched.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { server, socket } = message as { server: Server; socket: Socket };
    servers.add(server);
    untouched.delete(socket);
  });

  const closeIdle = () => {
    for (const server of servers) server.closeIdleConnections();
    // Browsers open connections ahead of time; Node does not count those as idle.
    for (const socket of untouched) if (socket.bytesRead === 0) socket.destroy();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      // Still starting up, with no way yet to end in good order.
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
      setInterval(closeIdle, 50).unref();
    });
  }

  process.stdin.once("close", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
  process.stdin.resume();
  (process.stdin as unknown as Socket).unref?.();
}
