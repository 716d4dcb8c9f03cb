/** `npm run lint`: lint rules and format, nothing is changed. Further arguments go to Biome. */
import { startChild } from "./lib/child.ts";
import { main } from "./lib/main.ts";
import { biomeProgram } from "./lib/programs.ts";

main(() => startChild({ name: "Biome", args: [biomeProgram, "check", ...process.argv.slice(2)] }).ended);
