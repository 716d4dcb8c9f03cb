/** `npm run inquiries`: lists what visitors sent with the contact form. Never writes. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readDataDir } from "./config.ts";
import { toCsv, toTable } from "./inquiries-format.ts";
import { readInquiries } from "./inquiry-store.ts";

const HELP = `Usage: npm run inquiries [-- options]

Lists the inquiries that the embedded backend has stored, newest first.

  --csv    print CSV for a spreadsheet:
           npm run --silent inquiries -- --csv > inquiries.csv
  --help   show this help

The database is read from the folder DATA_DIR (default: data).`;

function main(): number {
  let options: { csv?: boolean; help?: boolean };
  try {
    options = parseArgs({ options: { csv: { type: "boolean" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const root = resolve(import.meta.dirname, "..");
  const envFile = resolve(root, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const dataDir = readDataDir(process.env, root);
  const inquiries = readInquiries(dataDir);
  if (!inquiries || (inquiries.length === 0 && !options.csv)) {
    console.error(`There are no inquiries yet in ${dataDir}.`);
    return 0;
  }
  process.stdout.write(options.csv ? toCsv(inquiries) : toTable(inquiries, process.stdout.columns ?? 100));
  return 0;
}

// `npm run inquiries | head` closes the pipe early, which is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
try {
  process.exitCode = main();
} catch (error) {
  console.error(`The inquiries cannot be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
