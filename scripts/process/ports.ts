import { randomInt } from "node:crypto";
import { createServer, type ListenOptions } from "node:net";
import { CliError } from "./terminal.ts";

/** Below the range of ephemeral ports, so that no outgoing connection takes one meanwhile. */
const MIN_PORT = 10_000;
const MAX_PORT = 29_999;
/** Browsers and fetch block it: it belongs to another protocol. */
const BLOCKED_PORT = 10_080;

const given = new Set<number>();

/** A free port that is unlikely to be taken in the next moment. Each one is given once: the former may not be in use yet. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(MIN_PORT, MAX_PORT + 1);
    if (port === BLOCKED_PORT || given.has(port) || !(await isPortFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error("No free port");
}

/** Tries to listen on the port on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenError(port)) === undefined;
}

/**
 * @param variable the environment variable that sets the port
 * @param command the npm command, for the advice
 * @throws CliError if the port cannot be used
 */
export async function requirePort(port: number, variable: string, command: string): Promise<void> {
  const error = await listenError(port);
  if (error === "EACCES") {
    throw new CliError(`Port ${port} needs root. Choose one above 1023: ${variable}=3000 ${command}`);
  }
  if (error) {
    const other = port < 65535 ? port + 1 : port - 1;
    throw new CliError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ${variable}=${other} ${command}`,
    );
  }
}

/** Some systems let two programs share a port if one of them binds to an address: both ways must be free. */
async function listenError(port: number): Promise<string | undefined> {
  return (await tryToListen({ port })) ?? tryToListen({ port, host: "127.0.0.1" });
}

/** @returns the code of the error */
function tryToListen(options: ListenOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(options, () => server.close(() => resolve(undefined)));
  });
}
