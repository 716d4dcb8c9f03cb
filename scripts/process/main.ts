import { constants } from "node:os";
import { type Child, stopAll } from "./child.ts";
import { CliError, info, stopSteps, warn } from "./terminal.ts";

type Options = {
  /** The exit code after a signal. Default: 128 + the signal's number. */
  codeOnSignal?: number;
  /** Printed when a signal arrives. */
  signalMessage?: string;
  /** Time for the child processes to end before they are killed. */
  stopTimeoutMs?: number;
};

let isEnding = false;

/**
 * Runs a script and stops its child processes before exiting, also after Ctrl-C, SIGTERM or a closed terminal. For a
 * CliError, only the message is shown.
 */
export function main(script: () => Promise<number | undefined>, options: Options = {}): void {
  // A closed output (`| head`) must not crash the script.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await stopAll(options.stopTimeoutMs);
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stopSteps();
      if (!isEnding && options.signalMessage) info(options.signalMessage);
      void end(options.codeOnSignal ?? 128 + constants.signals[signal]);
    });
  }
  endWithParent(end);
  script().then(
    (code) => end(code ?? 0),
    (error: unknown) => {
      if (isEnding) return;
      stopSteps();
      warn(error instanceof CliError ? error.message : String((error as Error)?.stack ?? error));
      return end(1);
    },
  );
}

/** @throws CliError as soon as one of the servers exits by itself */
export async function untilOneExits(children: Child[]): Promise<never> {
  const first = await Promise.race(children.map((child) => child.ended.then(() => child)));
  // A service manager signals the whole process group: the signal for this process may be about to arrive.
  if (!isEnding) await new Promise((resolve) => setTimeout(resolve, 300));
  throw new CliError(
    `${first.name} exited by itself (${first.ending}). The other processes are stopped, too.`,
  );
}

/** A parent that was killed with SIGKILL forwards no signal. */
function endWithParent(end: (code: number) => Promise<void>): void {
  const parent = process.ppid;
  if (process.env.BOOTSTRAP_PID !== String(parent)) return;
  setInterval(() => process.ppid !== parent && void end(1), 1000).unref();
}
