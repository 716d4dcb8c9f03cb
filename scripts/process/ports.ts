import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { CliError } from "./terminal.ts";

/** Below the range that systems take the near ends of outgoing connections from, so that none comes in between. */
const lowest = 10_000;
const highest = 29_999;
/** Browsers, and fetch, refuse to ask it: another protocol has it. */
const refused = 10_080;

/** A port that nothing listens on at this moment, and that is not likely to be taken in the next. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, highest + 1);
    if (port !== refused && (await isPortFree(port))) return port;
  }
  throw new Error("No free port");
}

/** Whether this process could listen on the port, on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  return typeof (await tryPort(port)) === "number";
}

/**
 * Makes sure that a port can be used.
 * @param variable the environment variable that chooses it
 * @param command what the person has typed, for the advice
 */
export async function requirePort(port: number, variable: string, command: string): Promise<void> {
  const result = await tryPort(port);
  if (result === "EACCES") {
    throw new CliError(
      `Port ${port} needs more rights than you have. Choose one above 1023: ${variable}=3000 ${command}`,
    );
  }
  if (typeof result === "string") {
    const other = port < 65535 ? port + 1 : port - 1;
    throw new CliError(
      `Port ${port} is in use. Stop what is using it, or choose another: ${variable}=${other} ${command}`,
    );
  }
}

/** Some systems let two programs share a port when one of them names its address: both ways must be free. */
async function tryPort(port: number): Promise<number | string> {
  const everywhere = await listen(port);
  return typeof everywhere === "string" ? everywhere : listen(port, "127.0.0.1");
}

function listen(port: number, host?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(actual));
    });
  });
}
