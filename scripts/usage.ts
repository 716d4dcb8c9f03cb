/** `npm run usage`: what the site has counted on this machine. */

import { UsageStore } from "../lib/metrics/usage-store.ts";
import { usageSections, usageText } from "../lib/metrics/usage-text.ts";
import { companyDay } from "../lib/site/publication-date.ts";
import { byteOrderMark, csvCell } from "../lib/text/csv.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError } from "./process/terminal.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

const help = `npm run usage          prints the counts of this month
  -- --month 2026-05   those of another month
  -- --csv             all counts, by day`;

main(async () => {
  const { month, csv } = readOptions(help, {
    options: { month: { type: "string" }, csv: { type: "boolean" } },
  }).values;
  if (month !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
    throw new CliError("--month is a year and a month, such as 2026-05.");
  Object.assign(process.env, loadEnvironment());
  const store = new UsageStore();
  const text = usageText(usageSections(store.month(month ?? companyDay(new Date()).slice(0, 7))));
  const rows = [
    ["day", "kind", "name", "value"],
    ...store.rows().map(({ day, kind, name, value }) => [day, kind, csvCell(name), value]),
  ];
  process.stdout.write(
    csv ? byteOrderMark + rows.map((row) => `${row.join(",")}\r\n`).join("") : `${text}\n`,
  );
  store.close();
  return 0;
});
