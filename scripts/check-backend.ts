/**
 * `npm run check:backend`: calls everything in the contract on a backend and says where it deviates.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client, NoAnswer } from "./check-backend/client.ts";
import { printReport } from "./check-backend/report.ts";
import { runChecks } from "./check-backend/run.ts";

const HELP = `Usage: npm run check:backend [-- options]

Calls everything in the contract on a backend and prints, for every call, its status, the time of its slowest answer,
how many records it gave, and beneath it every deviation with record and field.

  --url URL         the backend; calls go to URL/website/…   (default: BACKEND_URL, or the embedded backend's address)
  --username NAME   (default: BACKEND_USERNAME)
  --password TEXT   (default: BACKEND_PASSWORD)
  --write           also send one test inquiry, which the backend will store
  --help            show this

Variables are taken from the environment, then from the file .env.
Exit code: 0 no deviation, 1 deviations or no way in, 2 wrong options.`;

const OPTIONS = {
  url: { type: "string" },
  username: { type: "string" },
  password: { type: "string" },
  write: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** A mistake in how the command was called. */
class Usage extends Error {}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const client = makeClient(options);
  const refused = await knock(client);
  if (refused) {
    console.error(refused);
    return 1;
  }
  const live = process.stdout.isTTY;
  const rows = await runChecks(client, {
    write: options.write ?? false,
    imageHosts: (process.env.IMAGE_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()),
    progress: (text) => live && process.stdout.write(`\r\x1b[K${text} …`),
  });
  if (live) process.stdout.write("\r\x1b[K");
  process.stdout.write(`${client.base}\n\n${printReport(rows, client.requests)}`);
  return rows.some((row) => row.deviations.length > 0) ? 1 : 0;
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

function makeClient(options: ReturnType<typeof readOptions>): Client {
  const envFile = resolve(import.meta.dirname, "../.env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { env } = process;
  const url = options.url ?? (env.BACKEND_URL || `http://127.0.0.1:${env.BACKEND_PORT || 4000}`);
  const username = options.username ?? env.BACKEND_USERNAME;
  const password = options.password ?? env.BACKEND_PASSWORD;
  if (!/^https?:\/\/[^/?#@]+[^?#]*$/.test(url) || !URL.canParse(url)) {
    throw new Usage(`Not an http address without credentials and query: ${url}`);
  }
  if (!username || !password) {
    throw new Usage(
      "The credentials are missing: set BACKEND_USERNAME and BACKEND_PASSWORD, or give the options.",
    );
  }
  return new Client(url, username, password);
}

/** One line when there is no way in at all: then each call would only say the same again. */
async function knock(client: Client): Promise<string | undefined> {
  try {
    const { status } = await client.read("website-setting", {
      filter_parameter: "status",
      filter_value: "Y",
    });
    const locked = status === 401 || status === 403;
    return locked ? `${client.base} refuses the credentials (${status}).` : undefined;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return `${client.base} cannot be reached: ${error.message}.`;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 2;
}
