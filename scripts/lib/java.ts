import { existsSync } from "node:fs";
import { aptCommand, installPackage } from "./apt.ts";
import { findProgram } from "./find-program.ts";

const PACKAGE = "default-jre-headless";

/** Where Java is, which the HTML checker runs on: JAVA_PATH, or `java` on the PATH or in /usr/bin. */
export function findJava(env: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  if (env.JAVA_PATH) return exists(env.JAVA_PATH) ? env.JAVA_PATH : undefined;
  return findProgram(["java"], env, exists);
}

/** What to do about a missing Java. */
export function javaAdvice(env: NodeJS.ProcessEnv): string {
  if (env.JAVA_PATH)
    return `JAVA_PATH is "${env.JAVA_PATH}", and there is no such file. Set it to your java.`;
  return `Java is missing, which the HTML checker needs. Install it (Debian: sudo sh -c "${aptCommand(PACKAGE)}") or set JAVA_PATH.`;
}

/** Finds Java, and installs Debian's package where it is missing and that is possible. */
export async function provideJava(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const found = findJava(env);
  if (found || env.JAVA_PATH) return found;
  await installPackage(PACKAGE, env);
  return findJava(env);
}
