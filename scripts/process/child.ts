import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

export type ChildOptions = {
  /** For messages: "The site". */
  name: string;
  /** Default: this process's Node. */
  program?: string;
  args: string[];
  /** The whole environment. Default: this process's. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Receives each line of output. Without it the output goes to the terminal. */
  onLine?: (line: string, source: "stdout" | "stderr") => void;
  /** Also closes idle connections when it is stopped: see exit-with-parent.ts. */
  exitsWithParent?: boolean;
};

export type Child = {
  name: string;
  process: ChildProcess;
  /** Undefined while it runs, then "exit code 1" or "SIGKILL". */
  ending: string | undefined;
  /** The exit code; 1 after a signal. */
  ended: Promise<number>;
  /** The last lines of output. */
  tail: string[];
  exitsWithParent: boolean;
};

/** Together with its own work a script ends within 5 seconds. */
const STOP_TIMEOUT_MS = 4200;
const TOOL_STOP_TIMEOUT_MS = 1500;
const MAX_TAIL_LINES = 2000;
const running = new Set<Child>();

/**
 * Starts a program in its own process group: Ctrl-C then reaches only this process, which stops its children in the
 * right order.
 */
export function startChild({
  name,
  program = process.execPath,
  args,
  env = process.env,
  cwd,
  onLine,
  exitsWithParent = false,
}: ChildOptions): Child {
  const preload = exitsWithParent
    ? ["--import", join(process.cwd(), "scripts", "process", "exit-with-parent.ts")]
    : [];
  const output = onLine ? "pipe" : "inherit";
  const started = spawn(program, [...preload, ...args], {
    env,
    cwd,
    detached: true,
    stdio: [exitsWithParent ? "pipe" : "ignore", output, output],
  });
  const tail: string[] = [];
  for (const source of ["stdout", "stderr"] as const) {
    const stream = started[source];
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (raw) => {
      const line = stripVTControlCharacters(raw);
      tail.push(line);
      if (tail.length > MAX_TAIL_LINES) tail.shift();
      onLine?.(line, source);
    });
  }
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const child: Child = {
    name,
    process: started,
    ending: undefined,
    ended,
    tail,
    exitsWithParent,
  };
  running.add(child);
  const finish = (ending: string, code: number) => {
    child.ending ??= ending;
    running.delete(child);
    resolve(code);
  };
  started.on("error", (error) => finish(error.message, 1));
  // Unlike "exit", "close" comes after the last line of output.
  started.on("close", (code, signal) => finish(signal ?? `exit code ${code}`, code ?? 1));
  started.stdin?.on("error", () => {});
  return child;
}

/** Runs a program to its end, without output. @returns its last lines @throws Error with them when it fails */
export async function runQuietly(options: Omit<ChildOptions, "onLine">): Promise<string[]> {
  const child = startChild({ ...options, onLine: () => {} });
  if ((await child.ended) !== 0) throw new Error(child.tail.join("\n"));
  return child.tail;
}

/** Sends SIGTERM, and SIGKILL to the whole process group after the timeout. */
export async function stop(child: Child, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  if (child.ending !== undefined) return;
  // A server finishes its requests. A tool has child processes and nothing to finish.
  if (child.exitsWithParent) child.process.kill("SIGTERM");
  else signalGroup(child, "SIGTERM");
  const killAfterMs = child.exitsWithParent ? timeoutMs : Math.min(timeoutMs, TOOL_STOP_TIMEOUT_MS);
  const killTimer = setTimeout(() => signalGroup(child, "SIGKILL"), killAfterMs);
  await child.ended;
  clearTimeout(killTimer);
}

/** Stops all children, the latest first: a site may need its backend for open requests. */
export async function stopAll(timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (const child of [...running].reverse()) await stop(child, Math.max(0, deadline - Date.now()));
}

/** This process's environment with `base` and the defined values on top. */
export function withVariables(
  base: NodeJS.ProcessEnv | undefined,
  values: Record<string, string | undefined>,
) {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...process.env, ...base, ...Object.fromEntries(defined) } as NodeJS.ProcessEnv;
}

function signalGroup(child: Child, signal: NodeJS.Signals): void {
  try {
    if (child.process.pid) process.kill(-child.process.pid, signal);
  } catch {
    // The process has just exited.
  }
}
