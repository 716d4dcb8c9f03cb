/** A site that records what it is told, and can break off connections as one that is down. */
import { createServer, type Server } from "node:http";
import { freePort } from "../../scripts/process/ports.ts";

type Call = { tags: string[]; records?: string[] };

export class SiteDouble {
  readonly secret = "the-secret-of-the-site";
  readonly calls: Call[] = [];
  isDown = false;
  /** Calls while it was down. */
  missed = 0;
  #port = 0;
  #server: Server | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/api/revalidate`;
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    this.#server = createServer(async (request, response) => {
      if (this.isDown) {
        this.missed++;
        request.socket.destroy();
        return;
      }
      const isAllowed = request.headers.authorization === `Bearer ${this.secret}`;
      const body = await new Response(request as never, {}).text();
      if (isAllowed) this.calls.push(JSON.parse(body) as Call);
      response.writeHead(isAllowed ? 200 : 401).end();
    });
    await new Promise<void>((done) => this.#server?.listen(this.#port, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** Tags since the last call. */
  take(): string[] {
    return this.calls.splice(0).flatMap(({ tags }) => tags);
  }
}
