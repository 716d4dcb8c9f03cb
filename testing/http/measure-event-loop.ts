/**
 * Loaded into a site's process (`NODE_OPTIONS=--import=…`): prints each turn of the event loop that needs much CPU time, for
 * which other requests wait. Unlike their waits it does not depend on what else the machine does.
 */
const minMs = 100;

let before = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  const ms = (now.user + now.system - before.user - before.system) / 1000;
  if (ms >= minMs) process.stdout.write(`event loop: ${Math.round(ms)} ms\n`);
  before = now;
}, 5).unref();
