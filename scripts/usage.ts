/** `npm run usage`: what the site has counted on this machine. */

import { isMonth, UsageStore } from "../lib/metrics/usage-store.ts";
import { usageCsv, usageText } from "../lib/metrics/usage-text.ts";
import { companyDay } from "../lib/site/publication-date.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError } from "./process/terminal.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

const help = `npm run usage          prints the counts of this month
  -- --month 2026-05   those of another month
  -- --csv             the counts of each day, of all months or of that one`;

main(async () => {
  const { month, csv } = readOptions(help, {
    options: { month: { type: "string" }, csv: { type: "boolean" } },
  }).values;
  if (month !== undefined && !isMonth(month))
    throw new CliError("--month is a year and a month, such as 2026-05.");
  Object.assign(process.env, loadEnvironment());
  const store = new UsageStore();
  const shown = month ?? companyDay(new Date()).slice(0, 7);
  const text = csv ? usageCsv(store.rows(month)) : usageText(store.month(shown));
  process.stdout.write(text);
  store.close();
  return 0;
});
