/** @jest-environment node */
import { chromiumAdvice, findChromium } from "./chromium.ts";

const only =
  (...present: string[]) =>
  (path: unknown) =>
    present.includes(String(path));
const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv;

test("CHROMIUM_PATH comes first, and is not replaced by another when it is wrong", () => {
  const present = only("/opt/chrome", "/usr/bin/chromium");
  expect(findChromium(env({ CHROMIUM_PATH: "/opt/chrome" }), present)).toBe("/opt/chrome");
  expect(findChromium(env({ CHROMIUM_PATH: "/opt/none" }), present)).toBeUndefined();
  expect(chromiumAdvice(env({ CHROMIUM_PATH: "/opt/none" }))).toContain('CHROMIUM_PATH is "/opt/none"');
});

test("looks for Debian's Chromium first, then for other names on the PATH", () => {
  expect(findChromium(env({ PATH: "/opt/bin" }), only("/opt/bin/google-chrome", "/usr/bin/chromium"))).toBe(
    "/usr/bin/chromium",
  );
  expect(findChromium(env({ PATH: "/opt/bin" }), only("/opt/bin/google-chrome"))).toBe(
    "/opt/bin/google-chrome",
  );
  expect(findChromium(env({}), only())).toBeUndefined();
  expect(chromiumAdvice(env({}))).toContain("apt-get install");
});
