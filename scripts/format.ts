/** `npm run format`: formats and mends what can be mended safely. Further arguments go to Biome. */
import { startChild } from "./lib/child.ts";
import { main } from "./lib/main.ts";
import { biomeProgram } from "./lib/programs.ts";

main(
  () =>
    startChild({ name: "Biome", args: [biomeProgram, "check", "--write", ...process.argv.slice(2)] }).ended,
);
