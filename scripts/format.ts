/** `npm run format`: formats and applies safe fixes. Further arguments go to Biome. */
import { startChild } from "./process/child.ts";
import { main } from "./process/main.ts";
import { biomeProgram } from "./programs/npm-programs.ts";

main(
  () =>
    startChild({ name: "Biome", args: [biomeProgram, "check", "--write", ...process.argv.slice(2)] }).ended,
);
