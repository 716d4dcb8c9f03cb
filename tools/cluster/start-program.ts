import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, type ChildOptions, startChild, stop } from "../../scripts/process/child.ts";
import { CliError } from "../../scripts/process/terminal.ts";

type Options = {
  name: string;
  program: string;
  args: string[];
  setpriv: string;
  /** It is ready when it listens there. */
  port: number;
  onLine?: ChildOptions["onLine"];
};

/**
 * Starts a program that is not ours and waits until it listens. The kernel ends it when this process is gone, however
 * that went: it has no ear for that itself.
 */
export async function startProgram(options: Options): Promise<Child> {
  const { name, program, args, setpriv, port, onLine = () => {} } = options;
  const child = startChild({
    name,
    program: setpriv,
    args: ["--pdeathsig", "TERM", "--", program, ...args],
    onLine,
  });
  const deadline = Date.now() + 10_000;
  while (!(await listens(port))) {
    if (child.ending || Date.now() > deadline) {
      await stop(child, 1000);
      throw new CliError([...child.tail.slice(-10), `${name} does not start (${child.ending}).`].join("\n"));
    }
    await sleep(50);
  }
  return child;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 1000 }, () => done(true));
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("error", () => done(false)).on("timeout", () => done(false));
  });
}
