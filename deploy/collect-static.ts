/** `npm run static -- /srv/site/static`: run once per release, before the first replica starts it. */
import { main } from "../scripts/process/main.ts";
import { readOptions } from "../scripts/process/options.ts";
import { CliError, info } from "../scripts/process/terminal.ts";
import { collectStatic, defaultRetention } from "./static-files.ts";

const HELP = `npm run static -- <folder>                           adds the static files of NEXT_DIST_DIR (default .next)
npm run static -- <folder> --releases 20 --days 90   removes files of older releases; the newest two always stay`;

main(async () => {
  const { values, positionals } = readOptions(HELP, {
    allowPositionals: true,
    options: {
      releases: { type: "string", default: String(defaultRetention.releases) },
      days: { type: "string", default: String(defaultRetention.days) },
    },
  });
  const [target] = positionals;
  const retention = { releases: Number(values.releases), days: Number(values.days) };
  if (!target) {
    info(HELP);
    return 1;
  }
  if (!(retention.releases >= 2 && retention.days > 0))
    throw new CliError("--releases must be at least 2 and --days more than 0.");
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const releases = collectStatic({ distDir, publicDir: "public", target }, retention);
  info(`${target} has the files of ${releases.length} releases; the newest is ${releases[0]?.id}.`);
  return 0;
});
