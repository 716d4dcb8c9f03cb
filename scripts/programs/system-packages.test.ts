import {
  findMissing,
  findProgram,
  java,
  php,
  programAdvice,
  redis,
  requireProgram,
  systemChromium,
  testBrowser,
} from "./system-packages.ts";

const only =
  (...present: string[]) =>
  (path: unknown) =>
    present.includes(String(path));
const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv;

describe.each([
  [systemChromium, "google-chrome"],
  [java, "java"],
  [php, "php"],
  [redis, "redis-server"],
])("$name", (program, command) => {
  const { variable } = program;

  test("its variable comes first, and is not replaced by another file when it is wrong", () => {
    const present = only("/opt/own", `/usr/bin/${command}`);
    expect(findProgram(program, env({ [variable]: "/opt/own" }), present)).toBe("/opt/own");
    const wrong = env({ [variable]: "/opt/none" });
    expect(findProgram(program, wrong, present)).toBeUndefined();
    expect(() => requireProgram(program, wrong, present)).toThrow(`${variable} is "/opt/none"`);
  });

  test("is looked for on the PATH, and advice says how to install it", () => {
    expect(findProgram(program, env({ PATH: "/opt/bin" }), only(`/opt/bin/${command}`))).toBe(
      `/opt/bin/${command}`,
    );
    expect(findProgram(program, env({}), only())).toBeUndefined();
    expect(() => requireProgram(program, env({}), only())).toThrow(
      new RegExp(`apt-get install .*${program.package}.* or set ${variable}`),
    );
  });
});

test("Debian's Chromium comes before other names on the PATH", () => {
  const present = only("/opt/bin/google-chrome", "/usr/bin/chromium");
  expect(findProgram(systemChromium, env({ PATH: "/opt/bin" }), present)).toBe("/usr/bin/chromium");
});

test("tests prefer the headless shell, and take a whole Chromium where there is none", () => {
  const [shell, chromium] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  const find = (values: Record<string, string>, ...present: string[]) =>
    findProgram(testBrowser, env(values), only(...present));
  expect(find({}, chromium, shell)).toBe(shell);
  expect(findProgram(systemChromium, env({}), only(chromium, shell))).toBe(chromium);
  expect(find({}, chromium)).toBe(chromium);
  expect(find({ CHROMIUM_PATH: chromium }, chromium, shell)).toBe(chromium);
  expect(find({ CHROMIUM_PATH: "/opt/none" }, chromium, shell)).toBeUndefined();
});

test("the headless shell is installed beside a Chromium where apt can be used", () => {
  const exists = only("/usr/bin/chromium", "/usr/bin/java");
  const programs = [testBrowser, java, redis];
  expect(findMissing(programs, env({}), { exists, canInstall: true })).toEqual([testBrowser, redis]);
  expect(findMissing(programs, env({}), { exists, canInstall: false })).toEqual([redis]);
  const named = env({ CHROMIUM_PATH: "/usr/bin/chromium", REDIS_SERVER_PATH: "/opt/none" });
  expect(findMissing(programs, named, { exists, canInstall: true })).toEqual([redis]);
});

test("one command installs all that is missing", () => {
  const advice = programAdvice([testBrowser, java, redis], env({ JAVA_PATH: "/opt/none" }));
  expect(advice.split("\n")).toEqual([
    expect.stringMatching(/^JAVA_PATH is "\/opt\/none"/),
    expect.stringMatching(/recommends chromium redis-server".* or set CHROMIUM_PATH, REDIS_SERVER_PATH\.$/),
  ]);
});
