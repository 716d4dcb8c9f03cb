/** `npm run lint`: checks lint rules and formatting. Further arguments go to Biome. */
import { startChild } from "./process/child.ts";
import { main } from "./process/main.ts";
import { biomeProgram } from "./programs/npm-programs.ts";

main(() => startChild({ name: "Biome", args: [biomeProgram, "check", ...process.argv.slice(2)] }).ended);
