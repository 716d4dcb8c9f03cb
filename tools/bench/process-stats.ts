import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and its descendants in megabytes; `NaN` on systems without `/proc`. */
export function residentMemoryMb(pid: number): number {
  return sum(
    processTree(pid).map((each) => Number(/^VmRSS:\s*(\d+)/m.exec(read(each, "status"))?.[1] ?? 0) / 1024),
  );
}

/** CPU time in milliseconds of a process's threads, exactly; `NaN` for a missing one. */
export function cpuTimeMs(pid: number): number {
  return sum(
    threadsOf(pid).map((thread) => Number(read(pid, `task/${thread}/schedstat`).split(" ")[0]) / 1e6),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
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

/** The process whose command line has the text, among a process and its descendants; `NaN` without one. */
export function findDescendant(pid: number, text: string): number {
  return processTree(pid).findLast((each) => read(each, "cmdline").includes(text)) ?? Number.NaN;
}

/** A process and its descendants. */
function processTree(pid: number): number[] {
  const parents = new Map(
    allPids().map((each) => [each, Number(/^PPid:\s*(\d+)/m.exec(read(each, "status"))?.[1] ?? 0)]),
  );
  const isDescendant = (each: number | undefined): boolean =>
    each === pid || (each !== undefined && isDescendant(parents.get(each)));
  return [...parents.keys()].filter(isDescendant);
}

function allPids(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
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

function sum(numbers: number[]): number {
  return numbers.length > 0 ? numbers.reduce((total, each) => total + each, 0) : Number.NaN;
}
