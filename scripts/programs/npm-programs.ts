import { join } from "node:path";

const packages = "node_modules";

/** The command lines of the tools: scripts to be run by Node, which needs no PATH and no shell. */
export const biomeProgram = join(packages, "@biomejs", "biome", "bin", "biome");
export const jestProgram = join(packages, "jest", "bin", "jest.js");
export const nextProgram = join(packages, "next", "dist", "bin", "next");
export const playwrightProgram = join(packages, "playwright", "cli.js");
export const tscProgram = join(packages, "typescript", "bin", "tsc");
