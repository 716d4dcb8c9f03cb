import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

export type ChildOptions = {
  /** What people call it: "The site". */
  name: string;
  /** Default: the Node that runs this. */
  program?: string;
  /** For Node: a script and its arguments. */
  args: string[];
  /** The whole environment; default: this process's. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Gets every line of output; without it the output goes to the terminal as it is. */
  onLine?: (line: string, source: "stdout" | "stderr") => void;
  /** End it when this process is gone, and close its idle connections when it is stopped (see guard.ts). */
  exitsWithParent?: boolean;
};

export type Child = {
  name: string;
  process: ChildProcess;
  /** Undefined while it runs, then how it ended: "exit code 1" or "SIGKILL". */
  ending: string | undefined;
  /** Its exit code; 1 when a signal ended it. */
  ended: Promise<number>;
  /** The last lines of its output. */
  tail: string[];
  exitsWithParent: boolean;
};

/** Everything has to be over within 5 seconds. */
const GRACE_MS = 4200;
const TOOL_GRACE_MS = 1500;
const TAIL_LINES = 2000;
const running = new Set<Child>();

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only this process and
 * the order in which things end stays ours.
 */
export function startChild({
  name,
  program = process.execPath,
  args,
  env,
  cwd,
  onLine,
  exitsWithParent,
}: ChildOptions): Child {
  const guard = exitsWithParent
    ? ["--import", join(process.cwd(), "scripts", "process", "exit-with-parent.ts")]
    : [];
  const output = onLine ? "pipe" : "inherit";
  const started = spawn(program, [...guard, ...args], {
    env: env ?? process.env,
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
      if (tail.length > TAIL_LINES) tail.shift();
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
    exitsWithParent: exitsWithParent === true,
  };
  running.add(child);
  const finish = (ending: string, code: number) => {
    child.ending ??= ending;
    running.delete(child);
    resolve(code);
  };
  started.on("error", (error) => finish(error.message, 1));
  // "close", not "exit": by then every line of output has arrived.
  started.on("close", (code, signal) => finish(signal ?? `exit code ${code}`, code ?? 1));
  started.stdin?.on("error", () => {});
  return child;
}

/** Asks a child to end, and ends its whole group by force when it has not within the given milliseconds. */
export async function stop(child: Child, within = GRACE_MS): Promise<void> {
  if (child.ending !== undefined) return;
  // A server ends its requests first. A tool has helpers of its own and nothing to finish.
  if (child.exitsWithParent) child.process.kill("SIGTERM");
  else signalGroup(child, "SIGTERM");
  const patience = child.exitsWithParent ? within : Math.min(within, TOOL_GRACE_MS);
  const force = setTimeout(() => signalGroup(child, "SIGKILL"), patience);
  await child.ended;
  clearTimeout(force);
}

/** Stops all that this process has started, the latest first: a site may still need its backend for open requests. */
export async function stopAll(within = GRACE_MS): Promise<void> {
  const deadline = Date.now() + within;
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
    // It has just ended by itself.
  }
}
