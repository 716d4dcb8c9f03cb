import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, type ChildOptions, startChild, stop } from "../../scripts/process/child.ts";
import { CliError } from "../../scripts/process/terminal.ts";

type Options = {
  name: string;
  program: string;
  args: string[];
  setpriv: string;
  /** The program is ready when it listens on this port. */
  port: number;
  onLine?: ChildOptions["onLine"];
};

/** Starts a system program and waits until it listens. `setpriv` makes the kernel end it when this process ends. */
export async function startProgram(options: Options): Promise<Child> {
  const { name, program, args, setpriv, port, onLine = () => {} } = options;
  const child = startChild({
    name,
    program: setpriv,
    args: ["--pdeathsig", "TERM", "--", program, ...args],
    onLine,
  });
  const deadline = Date.now() + 10_000;
  while (!(await isListening(port))) {
    if (child.ending || Date.now() > deadline) {
      await stop(child, 1000);
      throw new CliError([...child.tail.slice(-10), `${name} does not start (${child.ending}).`].join("\n"));
    }
    await sleep(50);
  }
  return child;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 1000 }, () => done(true));
    const done = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on("error", () => done(false)).on("timeout", () => done(false));
  });
}
