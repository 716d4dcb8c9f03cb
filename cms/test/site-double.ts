/** A site that records what it is told, and can be down. */
import { createServer, type Server } from "node:http";
import { freePort } from "../../testing/cms/cms-process.ts";

export class SiteDouble {
  readonly secret = "the-secret-of-the-site";
  readonly calls: { tags: string[]; records?: string[]; at: number }[] = [];
  #port = 0;
  #server: Server | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/api/revalidate`;
  }

  async reserve(): Promise<this> {
    this.#port = await freePort();
    return this;
  }

  start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const isAllowed = request.headers.authorization === `Bearer ${this.secret}`;
      const body = await new Response(request as never, {}).text();
      if (isAllowed)
        this.calls.push({ ...(JSON.parse(body) as { tags: string[]; records?: string[] }), at: Date.now() });
      response.writeHead(isAllowed ? 200 : 401).end();
    });
    return new Promise((done) => this.#server?.listen(this.#port, "127.0.0.1", done));
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
