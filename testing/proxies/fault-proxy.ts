/** A proxy between the site and its backend that fails the way backends and networks do. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { close, listen } from "../http/listen.ts";

export type Fault =
  /** Closes every connection as soon as it is open. */
  | { kind: "refuse" }
  /** Reads the request and never responds. */
  | { kind: "hang" }
  /** Reads the request, and forwards it once the test calls `release`. */
  | { kind: "hold" }
  /** Forwards the request after some milliseconds. */
  | { kind: "slow"; ms: number }
  /** Responds itself, at once or after some milliseconds. */
  | { kind: "respond"; status: number; type: string; body: string; delayMs?: number }
  /** Sends half of the announced body, then closes the connection. */
  | { kind: "half" };

type Rule = { fault: Fault; only: RegExp; released: PromiseWithResolvers<void> };

export class FaultProxy {
  readonly url: string;
  /** Number of requests by path and query, with or without a response; reset by `forget`. */
  readonly calls = new Map<string, number>();
  /** Refused connections and requests. */
  attempts = 0;
  /** Requests without a complete response yet. */
  pending = 0;
  /** Requests that wait for `release`, and whose sender still waits too. */
  held = 0;
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #rule: Rule | undefined;

  /** Opens a proxy that forwards everything to `target`. */
  static async open(target: string): Promise<FaultProxy> {
    // Longer than the backend's, whose Keep-Alive header the site gets: it reuses connections for that time.
    const server = createServer({ keepAliveTimeout: 60_000 });
    return new FaultProxy(server, await listen(server), target);
  }

  private constructor(server: Server, url: string, target: string) {
    this.#server = server;
    this.url = url;
    this.#target = new URL(target);
    server.on("connection", (socket) => {
      if (this.#refusesAll()) {
        this.attempts += 1;
        socket.destroy();
        return;
      }
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    server.on("request", (incoming, outgoing) => void this.#respond(incoming, outgoing));
  }

  /** Fails from now on, for all paths or only for those that match. Open connections are closed. */
  fail(fault: Fault, only = /^/): void {
    this.#rule = { fault, only, released: Promise.withResolvers() };
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Forwards what is held, and everything from now on. Unlike `pass`, it closes no connection. */
  release(): void {
    this.#rule?.released.resolve();
    this.#rule = undefined;
  }

  /** Forwards everything again. Connections stay open where it does so already: requests in them would fail. */
  pass(): void {
    if (!this.#rule) return;
    this.#rule = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Resets the counters. */
  forget(): void {
    this.calls.clear();
    this.attempts = 0;
  }

  /** Stops listening for some milliseconds, as in a network outage. */
  async interrupt(ms: number): Promise<void> {
    await this.close();
    await sleep(ms);
    const { hostname, port } = new URL(this.url);
    await new Promise<void>((resolve) => this.#server.listen(Number(port), hostname, resolve));
  }

  async close(): Promise<void> {
    await close(this.#server);
  }

  #refusesAll(): boolean {
    return this.#rule?.fault.kind === "refuse" && this.#rule.only.source === "^";
  }

  async #respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    this.calls.set(path, (this.calls.get(path) ?? 0) + 1);
    this.attempts += 1;
    this.pending += 1;
    outgoing.once("close", () => {
      this.pending -= 1;
    });
    const rule = this.#rule?.only.test(path) ? this.#rule : undefined;
    if (!rule) return this.#forward(incoming, outgoing);
    const { fault } = rule;
    switch (fault.kind) {
      case "refuse":
        incoming.socket.destroy();
        return;
      case "hang":
        return;
      case "hold":
        await this.#hold(outgoing, rule.released.promise);
        if (!outgoing.destroyed) this.#forward(incoming, outgoing);
        return;
      case "slow":
        await sleep(fault.ms);
        this.#forward(incoming, outgoing);
        return;
      case "respond":
        if (fault.delayMs) await sleep(fault.delayMs);
        outgoing.writeHead(fault.status, { "content-type": fault.type }).end(fault.body);
        return;
      case "half":
        this.#forward(incoming, outgoing, true);
    }
  }

  async #hold(outgoing: ServerResponse, released: Promise<void>): Promise<void> {
    this.held += 1;
    const closed = new Promise<void>((resolve) => outgoing.once("close", resolve));
    await Promise.race([released, closed]);
    this.held -= 1;
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, half = false): void {
    const { hostname, port } = this.#target;
    const { url: path, method, headers } = incoming;
    const forwarded = request(
      // A connection of its own: the backend may just be closing one that is kept.
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        if (!half) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const body = Buffer.concat(chunks);
          const { "transfer-encoding": _chunked, ...headers } = response.headers;
          outgoing.writeHead(response.statusCode ?? 502, { ...headers, "content-length": body.length });
          outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket?.destroy());
        });
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  }
}
