import { readdirSync, readFileSync } from "node:fs";

/**
 * The resident memory of a process and of all that it has started, in megabytes; `NaN` on systems that do not say so in
 * `/proc`.
 */
export function residentMemoryMb(pid: number): number {
  return sum(
    family(pid).map((each) => Number(/^VmRSS:\s*(\d+)/m.exec(read(each, "status"))?.[1] ?? 0) / 1024),
  );
}

/** The processor time in milliseconds that a process and what it has started, and not ended, have used; or `NaN`. */
export function cpuTimeMs(pid: number): number {
  return sum(family(pid).map((each) => times(each, 11)));
}

/** The same of those that have ended and that the process, or what it started, has waited for. */
export function endedChildrenCpuMs(pid: number): number {
  return times(pid, 13);
}

/** User and system time, one field after the other behind the program's name, are in hundredths of a second. */
function times(pid: number, field: number): number {
  const stat = read(pid, "stat").replace(/^.*\) /s, "");
  const [user = 0, system = 0] = stat
    .split(" ")
    .slice(field, field + 2)
    .map(Number);
  return (user + system) * 10;
}

/** Watches the memory of a process and what it starts; the function returned ends that, and gives the most there was. */
export function watchPeakMemory(pid: number): () => number {
  let most = residentMemoryMb(pid);
  const clock = setInterval(() => {
    most = Math.max(most, residentMemoryMb(pid));
  }, 200);
  return () => {
    clearInterval(clock);
    return most;
  };
}

/** A process and all that it has started, or these have. */
function family(pid: number): number[] {
  const parents = new Map(
    processes().map((each) => [each, Number(/^PPid:\s*(\d+)/m.exec(read(each, "status"))?.[1] ?? 0)]),
  );
  const isOurs = (each: number | undefined): boolean =>
    each === pid || (each !== undefined && isOurs(parents.get(each)));
  return [...parents.keys()].filter(isOurs);
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

function read(pid: number, file: "stat" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // It has just ended.
    return "";
  }
}

function sum(numbers: number[]): number {
  return numbers.length > 0 ? numbers.reduce((total, each) => total + each, 0) : Number.NaN;
}
