/** A thread that requests URLs as fast as eight connections can, whenever it is told to, and does little else. */
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { urls }: { urls: readonly string[] } = workerData;
const agent = new Agent({ keepAlive: true });

let isRunning = false;
let requests = 0;
let ended: Promise<unknown> = Promise.resolve();

async function connection(): Promise<void> {
  while (isRunning) await request(urls[requests++ % urls.length] ?? "");
}

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (res) => res.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
}

parentPort?.on("message", async (shouldRun: boolean) => {
  isRunning = shouldRun;
  if (isRunning) ended = Promise.all(Array.from({ length: 8 }, connection));
  else await ended;
  parentPort?.postMessage(requests);
});
