/**
 * Loaded into servers that a service manager starts again (`node --import`): ends the process when its event loop has been blocked
 * for too long. Only a thread of its own can tell, and only a signal ends a thread that never returns.
 */
import { isMainThread, Worker } from "node:worker_threads";
import { periods } from "../../lib/runtime/periods.ts";

const limitMs = periods.health.blockedMs;
const checkMs = limitMs / 30;

/** As text, because each thread that loads TypeScript needs 20 MB for it. */
const thread = `
const { writeSync } = require("node:fs");
const { beats, limitMs, checkMs } = require("node:worker_threads").workerData;
// Counted, not timed: a suspended machine or process misses one beat, however long it slept.
for (let missed = 0; missed * checkMs < limitMs; )
  missed = Atomics.wait(beats, 0, Atomics.load(beats, 0), checkMs) === "timed-out" ? missed + 1 : 0;
const msg = "the event loop was blocked for " + limitMs / 1000 + " s, the process ends";
writeSync(1, JSON.stringify({ level: 60, time: new Date().toISOString(), msg }) + "\\n");
process.kill(process.pid, "SIGKILL");`;

if (isMainThread) {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  new Worker(thread, { eval: true, execArgv: [], workerData: { beats, limitMs, checkMs } }).unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, checkMs).unref();
}
