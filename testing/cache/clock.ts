/**
 * Starts a clock for limits of time that hold on busy machines, too: while others have the CPU, only the CPU time of this
 * process counts.
 * @returns a function that stops the clock and returns the time in milliseconds
 */
export function startClock(): () => number {
  let elapsedMs = 0;
  let last = read();
  const tick = () => {
    const now = read();
    elapsedMs += Math.min(now.ms - last.ms, Math.max(maxTickMs, now.cpuMs - last.cpuMs));
    last = now;
  };
  const timer = setInterval(tick, 10);
  return () => {
    clearInterval(timer);
    tick();
    return elapsedMs;
  };
}

/** A longer time between two ticks is a pause of the process, or work that used its CPU. */
const maxTickMs = 25;

function read() {
  const { user, system } = process.cpuUsage();
  return { ms: performance.now(), cpuMs: (user + system) / 1000 };
}
