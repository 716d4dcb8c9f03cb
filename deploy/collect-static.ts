/**
 * `npm run static -- /srv/site/static`: adds the files of a build to those that nginx serves for it and for the builds
 * before it (deploy/static-files.ts). Run once for each release, before the first replica has it.
 */
import { parseArgs } from "node:util";
import { main } from "../scripts/process/main.ts";
import { CliError, info } from "../scripts/process/terminal.ts";
import { collectStatic, defaultRetention } from "./static-files.ts";

const HELP = `npm run static -- <folder>               adds the files of NEXT_DIST_DIR (default .next)
npm run static -- <folder> --releases 20 --days 90   how many releases keep their files, and for how long`;

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      releases: { type: "string", default: String(defaultRetention.releases) },
      days: { type: "string", default: String(defaultRetention.days) },
      help: { type: "boolean", short: "h" },
    },
  });
  const [target] = positionals;
  const keep = { releases: Number(values.releases), days: Number(values.days) };
  if (values.help || !target) {
    info(HELP);
    return values.help ? 0 : 1;
  }
  if (!(keep.releases >= 2 && keep.days > 0))
    throw new CliError("--releases is at least 2, --days more than 0.");
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const kept = collectStatic({ distDir, publicDir: "public", target }, keep);
  info(`${target} has the files of ${kept.length} releases; the newest is ${kept[0]?.id}.`);
  return 0;
});
