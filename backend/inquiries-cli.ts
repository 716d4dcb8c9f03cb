/** `npm run inquiries`: lists, deletes, backs up and restores the inquiries of the contact form. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readDataDir } from "./config.ts";
import { exportFiles } from "./export-files.ts";
import { toCsv, toTable } from "./inquiries-format.ts";
import { backUpInquiries, restoreInquiries } from "./inquiry-backup.ts";
import { deleteInquiries, readInquiries } from "./inquiry-store.ts";

const HELP = `Usage: npm run inquiries [-- options]

Lists the inquiries that the embedded backend has stored, newest first; deletes, backs up or restores them.
The backend can keep running and accepting inquiries.

  --csv    print CSV for a spreadsheet:
           npm run --silent inquiries -- --csv > inquiries.csv
  --delete <reference or id>
           delete one inquiry permanently
  --delete-before <day>
           delete those received before a day, as in 2026-01-31 (UTC)
  --backup <file>
           copy all inquiries to a new file, which only its owner may read, and their files to <file>.files
  --restore <file>
           add the missing inquiries of a backup; those received since stay
  --files <folder>
           copy the files that visitors sent to a new folder, which has one for each inquiry
  --help   show this help

The database is read from the folder DATA_DIR (default: data).`;

const actions = ["delete", "delete-before", "backup", "restore", "files"] as const;

function main(): number {
  let options: { csv?: boolean; help?: boolean } & Partial<Record<(typeof actions)[number], string>>;
  try {
    options = parseArgs({
      options: {
        csv: { type: "boolean" },
        help: { type: "boolean" },
        delete: { type: "string" },
        "delete-before": { type: "string" },
        backup: { type: "string" },
        restore: { type: "string" },
        files: { type: "string" },
      },
    }).values;
    if (actions.filter((name) => options[name] !== undefined).length > 1)
      throw new Error(`Use one of ${actions.map((name) => `--${name}`).join(", ")} at a time.`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(options["delete-before"] ?? "2026-01-31"))
      throw new Error("--delete-before needs a date such as 2026-01-31.");
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const root = resolve(import.meta.dirname, "..");
  const dataDir = readDataDir(process.env, root);
  const { delete: name, "delete-before": before, backup, restore, files } = options;
  if (backup !== undefined) {
    console.log(`${counted(backUpInquiries(dataDir, backup))} saved in ${resolve(backup)}.`);
    return 0;
  }
  if (restore !== undefined) {
    const { added, present } = restoreInquiries(dataDir, restore);
    console.log(`${counted(added)} restored, ${present} of the backup were there already.`);
    return 0;
  }
  if (files !== undefined) {
    const count = exportFiles(dataDir, files);
    console.log(`${count === 1 ? "1 file" : `${count} files`} copied to ${resolve(files)}.`);
    return 0;
  }
  if (name !== undefined || before !== undefined) {
    const count = deleteInquiries(dataDir, name === undefined ? { before: before ?? "" } : { name });
    console.log(`${counted(count)} deleted.`);
    return count === 0 && name !== undefined ? 1 : 0;
  }
  const inquiries = readInquiries(dataDir);
  if (!inquiries || (inquiries.length === 0 && !options.csv)) {
    console.error(`There are no inquiries yet in ${dataDir}.`);
    return 0;
  }
  process.stdout.write(options.csv ? toCsv(inquiries) : toTable(inquiries, process.stdout.columns ?? 100));
  return 0;
}

function counted(count: number): string {
  return count === 1 ? "1 inquiry" : `${count} inquiries`;
}

// `npm run inquiries | head` closes the pipe early, which is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
try {
  process.exitCode = main();
} catch (error) {
  console.error(`Nothing was done: ${(error as Error).message}`);
  process.exitCode = 1;
}
