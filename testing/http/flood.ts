import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Requests URLs one after the other, over and over, as fast as eight connections can: in a thread, so that it delays no other request. */
export class Flood {
  /** Requests so far, as of the last `start` or `stop`. */
  requests = 0;
  readonly #thread: Worker;

  constructor(urls: readonly string[]) {
    this.#thread = new Worker(new URL("./flood-thread.ts", import.meta.url), {
      workerData: { urls },
      execArgv: [],
    });
  }

  start(): Promise<void> {
    return this.#tell(true);
  }

  /** Resolves when all have been answered. */
  stop(): Promise<void> {
    return this.#tell(false);
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }

  async #tell(shouldRun: boolean): Promise<void> {
    this.#thread.postMessage(shouldRun);
    [this.requests] = await once(this.#thread, "message");
  }
}
