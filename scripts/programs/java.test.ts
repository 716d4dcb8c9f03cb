/** @jest-environment node */
import { findJava, javaAdvice } from "./java.ts";

const only =
  (...present: string[]) =>
  (path: unknown) =>
    present.includes(String(path));
const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv;

test("JAVA_PATH comes first, and is not replaced by another when it is wrong", () => {
  const present = only("/opt/java", "/usr/bin/java");
  expect(findJava(env({ JAVA_PATH: "/opt/java" }), present)).toBe("/opt/java");
  expect(findJava(env({ JAVA_PATH: "/opt/none" }), present)).toBeUndefined();
  expect(javaAdvice(env({ JAVA_PATH: "/opt/none" }))).toContain('JAVA_PATH is "/opt/none"');
});

test("is looked for where programs are, and is asked for where there is none", () => {
  expect(findJava(env({ PATH: "/opt/bin" }), only("/opt/bin/java"))).toBe("/opt/bin/java");
  expect(findJava(env({}), only())).toBeUndefined();
  expect(javaAdvice(env({}))).toContain("apt-get install");
});
