import { existsSync } from "node:fs";
import { aptCommand, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";

type Needed = {
  /** As people call it. */
  name: string;
  /** What it is needed for, with what leads to it: ", which the HTML checker needs". */
  need?: string;
  /** The variable that says where it is. */
  variable: string;
  /** What it is called on the PATH or in /usr/bin, the first choice first. */
  programs: string[];
  /** Debian's package. */
  debian: string;
  /** The service that comes with the package, and is not to be started. */
  service?: string;
  /** What the variable may be set to: "your java". */
  own: string;
};

/** Ways to a program that is not from npm: where it is, what to do where it is missing, and to have it. */
export function neededProgram({ name, need = "", variable, programs, debian, service, own }: Needed) {
  /** The file that the variable names, and no other where it is wrong; else the first that there is. */
  function find(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
    const named = env[variable];
    if (named) return exists(named) ? named : undefined;
    return findProgram(programs, env, exists);
  }

  function advice(env: NodeJS.ProcessEnv): string {
    const named = env[variable];
    if (named) return `${variable} is "${named}", and there is no such file. Set it to ${own}.`;
    return `${name} is missing${need}. Install it (Debian: sudo sh -c "${aptCommand(debian)}") or set ${variable}.`;
  }

  /** Finds it, and installs Debian's package where it is missing and that is possible. */
  async function provide(env: NodeJS.ProcessEnv): Promise<string | undefined> {
    const found = find(env);
    if (found || env[variable]) return found;
    await installPackage(debian, env, service);
    return find(env);
  }

  return { find, advice, provide };
}
