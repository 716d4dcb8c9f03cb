import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and its descendants in megabytes; `NaN` for a missing one, and on systems without `/proc`. */
export function residentMemoryMb(pid: number): number {
  const own = Number(/^VmRSS:\s*(\d+)/m.exec(read(pid, "status"))?.[1] ?? Number.NaN) / 1024;
  const children = threadsOf(pid).flatMap(
    (thread) => read(pid, `task/${thread}/children`).match(/\d+/g) ?? [],
  );
  // A child may just have ended.
  return children.reduce((sum, child) => sum + (residentMemoryMb(Number(child)) || 0), own);
}

/** CPU time in milliseconds of a process's threads, exactly; 0 for a missing one. */
export function cpuTimeMs(pid: number): number {
  const times = threadsOf(pid).map((thread) => Number(read(pid, `task/${thread}/schedstat`).split(" ")[0]));
  return times.reduce((sum, ns) => sum + ns / 1e6, 0);
}

/** CPU time in milliseconds of the ended descendants that their parents have waited for. */
export function endedChildrenCpuMs(pid: number): number {
  const stat = read(pid, "stat").replace(/^.*\) /s, "");
  // In units of 10 ms.
  const [user = 0, system = 0] = stat.split(" ").slice(13, 15).map(Number);
  return (user + system) * 10;
}

/**
 * Samples the memory of a process and its descendants.
 * @returns a function that stops and returns the peak in megabytes
 */
export function watchPeakMemory(pid: number): () => number {
  let peak = residentMemoryMb(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMemoryMb(pid));
  }, 200);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** The long turns of a site's event loop that are in its log (testing/http/measure-event-loop.ts), in ms of CPU time. */
export function longTurns(log: string): number[] {
  return Array.from(log.matchAll(/event loop: (\d+) ms/g), ([, ms]) => Number(ms));
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // The process has just ended.
    return "";
  }
}
