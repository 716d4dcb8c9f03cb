/** @jest-environment node */
import { chromiumAdvice, findChromium, findTestBrowser } from "./chromium.ts";

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

test("tests prefer the headless shell, and take a whole Chromium where there is none", () => {
  const [shell, chromium] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  expect(findTestBrowser(env({}), only(chromium, shell))).toBe(shell);
  expect(findChromium(env({}), only(chromium, shell))).toBe(chromium);
  expect(findTestBrowser(env({}), only(chromium))).toBe(chromium);
  expect(findTestBrowser(env({ CHROMIUM_PATH: chromium }), only(chromium, shell))).toBe(chromium);
  expect(findTestBrowser(env({ CHROMIUM_PATH: "/opt/none" }), only(chromium, shell))).toBeUndefined();
});
