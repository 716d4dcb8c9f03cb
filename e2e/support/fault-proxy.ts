/**
 * Stands between the site and its backend, and fails in all the ways in which backends and networks fail.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type Fault =
  /** Ends every connection as soon as it is made. */
  | { kind: "refuse" }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Passes the request on, late. */
  | { kind: "slow"; ms: number }
  /** Answers by itself, at once or after some milliseconds. */
  | { kind: "answer"; status: number; type: string; body: string; after?: number }
  /** Sends half of what it announces, then cuts the connection. */
  | { kind: "half" };

type Rule = { fault: Fault; only: RegExp };

export class FaultProxy {
  readonly url: string;
  /** Requests by path and query, answered or not; reset by `forget`. */
  readonly calls = new Map<string, number>();
  /** Connections that were refused, and requests. */
  attempts = 0;
  /** Requests that have no whole answer yet. */
  pending = 0;
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #rule: Rule | undefined;

  /** A proxy that passes everything on to `target`, on a port of its own where none is given. */
  static async open(target: string, port = 0): Promise<FaultProxy> {
    const server = createServer({ keepAliveTimeout: 1000 });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
    return new FaultProxy(server, target);
  }

  private constructor(server: Server, target: string) {
    this.#server = server;
    this.#target = new URL(target);
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("connection", (socket) => {
      if (this.#refusesAll()) {
        this.attempts += 1;
        socket.destroy();
        return;
      }
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    server.on("request", (incoming, outgoing) => void this.#answer(incoming, outgoing));
  }

  /** Fails from now on, for all paths or only for those that match. Requests that hang are cut off. */
  fail(fault: Fault, only?: RegExp): void {
    this.#rule = { fault, only: only ?? /^/ };
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Passes everything on again. */
  pass(): void {
    this.#rule = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Starts counting anew. */
  forget(): void {
    this.calls.clear();
    this.attempts = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #refusesAll(): boolean {
    return this.#rule?.fault.kind === "refuse" && this.#rule.only.source === "^";
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    this.calls.set(path, (this.calls.get(path) ?? 0) + 1);
    this.attempts += 1;
    this.pending += 1;
    outgoing.once("close", () => {
      this.pending -= 1;
    });
    const fault = this.#rule?.only.test(path) ? this.#rule.fault : undefined;
    switch (fault?.kind) {
      case "refuse":
        incoming.socket.destroy();
        return;
      case "hang":
        return;
      case "slow":
        await sleep(fault.ms);
        this.#passOn(incoming, outgoing);
        return;
      case "answer":
        if (fault.after) await sleep(fault.after);
        outgoing.writeHead(fault.status, { "content-type": fault.type }).end(fault.body);
        return;
      case "half":
        this.#passOn(incoming, outgoing, true);
        return;
      default:
        this.#passOn(incoming, outgoing);
    }
  }

  #passOn(incoming: IncomingMessage, outgoing: ServerResponse, half = false): void {
    const { hostname, port } = this.#target;
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (!half) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const body = Buffer.concat(chunks);
          const { "transfer-encoding": _chunked, ...headers } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, "content-length": body.length });
          outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket?.destroy());
        });
      },
    );
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }
}
