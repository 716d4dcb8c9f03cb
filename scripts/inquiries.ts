/** `npm run inquiries`: lists, shows, exports, erases and re-sends the inquiries in the site's store. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ListedInquiry, toCsv, toTable } from "../lib/form/inquiry-list.ts";
import { type AcceptedInquiry, inquiryFolder, referenceOf } from "../lib/inquiry/inquiry.ts";
import type { DeliveryState, InquiryStore } from "../lib/inquiry/store.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, info } from "./process/terminal.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

const help = `npm run inquiries                        lists the inquiries in the site's store, the newest first
npm run --silent inquiries -- --csv      the same as CSV for a spreadsheet
npm run inquiries -- --show <reference>  shows one, with the paths of its files
npm run inquiries -- --erase <reference> erases one with its files, for good
npm run inquiries -- --resend <reference> has the site send it to every receiver again, within a minute or at its start

The store is the folder "inquiries" in SITE_DATA_DIR (default: data). Inquiries are in it until each receiver has them, and for
INQUIRY_MONTHS where no backend keeps them. The site can keep running.`;

const text = { type: "string" } as const;
const options = { csv: { type: "boolean" }, show: text, erase: text, resend: text } as const;

main(async () => {
  const { csv, ...named } = readOptions(help, { options }).values;
  const [action, ...others] = Object.entries(named).filter(([name]) => name !== "help");
  if (others.length > 0) throw new CliError("Use one option at a time.");
  const reference = action?.[1] === undefined ? undefined : referenceIn(String(action[1]));
  // Before the store reads them.
  Object.assign(process.env, loadEnvironment());
  const { InquiryStore } = await import("../lib/inquiry/store.ts");
  const folder = resolve(inquiryFolder());
  if (!existsSync(join(folder, "inquiries.sqlite"))) {
    if (reference) throw new CliError(`There is no inquiry ${reference}: ${folder} has no inquiries yet.`);
    info(`There are no inquiries yet in ${folder}.`);
    return 0;
  }
  const store = new InquiryStore(folder);
  try {
    if (action?.[0] === "erase") return report("erased", reference, store.erase(reference ?? ""));
    if (action?.[0] === "resend") return report("queued", reference, store.resend(reference ?? ""));
    return print(store, folder, { csv, reference });
  } finally {
    store.close();
  }
});

function referenceIn(text: string): string {
  const reference = text.trim().toUpperCase();
  if (/^INQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)) return reference;
  throw new CliError(`"${text}" is no reference such as INQ-7K3F-92QM.`);
}

function report(what: string, reference: string | undefined, count: number | undefined): number {
  if (count === undefined) throw new CliError("Nothing was done: the store cannot be written.");
  if (count === 0) throw new CliError(`There is no inquiry ${reference} in the store.`);
  info(`${reference} is ${what}.`);
  return 0;
}

type Choice = { csv: boolean | undefined; reference: string | undefined };

function print(store: InquiryStore, folder: string, { csv, reference }: Choice): number {
  const found = store.list(reference && `${reference}.`);
  if (!found) throw new CliError(`The inquiries in ${folder} cannot be read.`);
  if (found.length === 0 && !csv) {
    if (reference) throw new CliError(`There is no inquiry ${reference} in the store.`);
    info(`There are no inquiries in ${folder}.`);
    return 0;
  }
  const listed = found.map(toListed);
  process.stdout.write(csv ? toCsv(listed) : toTable(listed, process.stdout.columns ?? 100));
  if (reference)
    for (const { key, files } of found)
      for (const { name } of files) info(`    ${join(folder, "files", key, name)}`);
  return 0;
}

const words: Record<DeliveryState, (receiver: string) => string> = {
  waiting: (receiver) => `waiting for ${receiver}`,
  done: (receiver) => `sent to ${receiver}`,
  kept: (receiver) => `stored by ${receiver}`,
  never: (receiver) => `given up: ${receiver}`,
  none: () => "",
};

function toListed(inquiry: AcceptedInquiry & { deliveries: Record<string, DeliveryState> }): ListedInquiry {
  const { key, receivedAt, fields, files, deliveries } = inquiry;
  const states = Object.entries(deliveries).map(([receiver, state]) => words[state](receiver));
  return {
    ...fields,
    id: key,
    received_at: receivedAt,
    reference: referenceOf(inquiry),
    files: files.map(({ name, bytes }) => `${name} (${Math.ceil(bytes / 1024)} kB)`).join(", "),
    status: states.filter(Boolean).join(", "),
  };
}
