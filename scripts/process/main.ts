import { constants } from "node:os";
import { type Child, stopAll } from "./child.ts";
import { CliError, info, stopSteps, warn } from "./terminal.ts";

type Options = {
  /** The exit code when a signal ends it; default: the usual 128 + the signal's number. */
  codeOnSignal?: number;
  /** Said when a signal arrives. */
  signalMessage?: string;
};

let ending = false;

/**
 * Runs a script to its end. Whatever happens (success, failure, Ctrl-C, SIGTERM, a closed terminal), everything that
 * the script started is stopped before the process ends. A Failure is shown as its line and nothing more.
 */
export function main(script: () => Promise<number | undefined>, options: Options = {}): void {
  // Nobody reads the output any more (a closed terminal, `| head`): no reason to fall over.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await stopAll();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stopSteps();
      if (!ending && options.signalMessage) info(options.signalMessage);
      void end(options.codeOnSignal ?? 128 + constants.signals[signal]);
    });
  }
  endWithParent(end);
  script().then(
    (code) => end(code ?? 0),
    (error: unknown) => {
      if (ending) return;
      stopSteps();
      warn(error instanceof CliError ? error.message : String((error as Error)?.stack ?? error));
      return end(1);
    },
  );
}

/** Runs until one of the servers ends by itself, which is a failure. */
export async function untilOneExits(children: Child[]): Promise<never> {
  const first = await Promise.race(children.map((child) => child.ended.then(() => child)));
  // A service manager signals the whole group: then this process is about to hear of it as well.
  if (!ending) await new Promise((resolve) => setTimeout(resolve, 300));
  throw new CliError(`${first.name} ended by itself (${first.ending}). The rest is stopped too.`);
}

/** Killed outright, the process that started this one passes no signal on. */
function endWithParent(end: (code: number) => Promise<void>): void {
  const parent = process.ppid;
  if (process.env.BOOTSTRAP_PID !== String(parent)) return;
  setInterval(() => process.ppid !== parent && void end(1), 1000).unref();
}
