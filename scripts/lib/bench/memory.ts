import { readdirSync, readFileSync } from "node:fs";

/**
 * The resident memory of a process and of all that it has started, in megabytes; `NaN` on systems that do not say so in
 * `/proc`.
 */
export function residentMemory(pid: number): number {
  const parents = new Map(processes().map((each) => [each, parentOf(each)]));
  const isOurs = (each: number | undefined): boolean =>
    each === pid || (each !== undefined && isOurs(parents.get(each)));
  const own = [...parents.keys()].filter(isOurs).map(residentOf);
  return own.length > 0 ? own.reduce((sum, each) => sum + each, 0) : Number.NaN;
}

/** Watches the memory of a process and what it starts; the function returned ends that, and gives the most there was. */
export function watchMemory(pid: number): () => number {
  let most = residentMemory(pid);
  const clock = setInterval(() => {
    most = Math.max(most, residentMemory(pid));
  }, 200);
  return () => {
    clearInterval(clock);
    return most;
  };
}

function processes(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(statusOf(pid))?.[1] ?? 0);
}

function residentOf(pid: number): number {
  return Number(/^VmRSS:\s*(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // It has just ended.
    return "";
  }
}
