import { company } from "../site/company";
import { env, readEnv, weakSecrets } from "./env";

jest.unmock("./env");

const good = {
  BACKEND_URL: "https://backend.test/base",
  BACKEND_USERNAME: "reader",
  BACKEND_PASSWORD: "s3cret",
};
const defaults = {
  HOST: "127.0.0.1",
  PORT: 3000,
  SITE_NAME: company.name,
  SITE_URL: "http://localhost:3000",
  TRUSTED_PROXIES: 0,
  VITALS_SAMPLE: 0.1,
  LOCALES: ["en"],
  FIRST_VIEW: "on",
  PERIOD_SCALE: 1,
};
const mail = { INQUIRY_SMTP_URL: "smtps://user:word@mail.test:465", INQUIRY_TO: "a@site.test , b@site.test" };

function errorOf(changes: Record<string, string | undefined>): string {
  try {
    readEnv({ ...good, ...changes });
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("readEnv", () => {
  it("reads its own variables, fills in defaults, and treats an empty value as unset", () => {
    expect(readEnv(good)).toEqual({ ...good, ...defaults });
    const set = {
      SITE_URL: "https://www.example.com",
      REVALIDATE_SECRET: "0123456789abcdef",
      METRICS_SECRET: "fedcba9876543210",
    };
    expect(readEnv({ ...good, ...set, PORT: "8080", SITE_NAME: " Acme Gases ", HOME: "/root" })).toEqual({
      ...good,
      ...defaults,
      ...set,
      PORT: 8080,
      SITE_NAME: "Acme Gases",
    });
    const empty = { PORT: "", SITE_URL: "", SITE_NAME: "", REVALIDATE_SECRET: "", REDIS_URL: "" };
    expect(readEnv({ ...good, ...empty })).toEqual(readEnv(good));
    expect(readEnv({ ...good, PORT: "4100" }).SITE_URL).toBe("http://localhost:4100");
  });

  it.each([
    ["BACKEND_URL", "https://backend.test/base///", "https://backend.test/base"],
    ["BACKEND_PASSWORD", "a:b ü", "a:b ü"],
    ["SITE_URL", "https://example.com/", "https://example.com"],
    ["HOST", "0.0.0.0", "0.0.0.0"],
    ["HOST", "::1", "::1"],
    ["IMAGE_HOSTS", "cdn.test.com, Files.test.com:8443", ["cdn.test.com", "files.test.com:8443"]],
    ["REDIS_URL", "redis://redis.test", "redis://redis.test"],
    ["REDIS_URL", "rediss://:word@redis.test:6380/1", "rediss://:word@redis.test:6380/1"],
    ["REDIS_URL", "redis://[::1]:6379", "redis://[::1]:6379"],
    ["FIRST_VIEW", "off", "off"],
    ["PERIOD_SCALE", ".5", 0.5],
  ])("accepts %s %j as %j", (name, text, value) => {
    expect(readEnv({ ...good, [name]: text })).toMatchObject({ [name]: value });
  });

  it("accepts mail, and not one of its variables without the other", () => {
    expect(readEnv({ ...good, ...mail })).toMatchObject({
      INQUIRY_SMTP_URL: mail.INQUIRY_SMTP_URL,
      INQUIRY_TO: ["a@site.test", "b@site.test"],
    });
    expect(errorOf({ ...mail, INQUIRY_TO: "" })).toContain(
      "INQUIRY_TO must be set, because INQUIRY_SMTP_URL is",
    );
    expect(errorOf({ ...mail, INQUIRY_SMTP_URL: "" })).toContain("INQUIRY_SMTP_URL must be set");
    expect(errorOf({ ...mail, INQUIRY_TO: "sales, b@site.test, c" }).match(/INQUIRY_TO/g)).toHaveLength(1);
  });

  it("accepts a webhook with TLS or on this machine, with its secret", () => {
    const INQUIRY_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
    for (const url of ["http://127.0.0.1:4500/", "http://localhost/hook", "https://a.test/hook?team=1"])
      expect(readEnv({ ...good, INQUIRY_WEBHOOK_URL: url, INQUIRY_WEBHOOK_SECRET })).toMatchObject({
        INQUIRY_WEBHOOK_URL: url,
      });
    expect(errorOf({ INQUIRY_WEBHOOK_URL: "https://a.test/" })).toContain(
      "INQUIRY_WEBHOOK_SECRET must be set",
    );
    expect(errorOf({ INQUIRY_WEBHOOK_SECRET })).toContain("INQUIRY_WEBHOOK_URL must be set");
    for (const url of ["http://a.test/hook", "https://u:p@a.test/"])
      expect(errorOf({ INQUIRY_WEBHOOK_URL: url, INQUIRY_WEBHOOK_SECRET })).toContain("must be an https URL");
    expect(errorOf({ INQUIRY_WEBHOOK_URL: "https://a.test/", INQUIRY_WEBHOOK_SECRET: "secret" })).toContain(
      "INQUIRY_WEBHOOK_SECRET must be whsec_",
    );
  });

  it("accepts a short password with a warning", () => {
    expect(weakSecrets(readEnv(good))).toEqual([
      expect.stringContaining("BACKEND_PASSWORD has fewer than 16"),
    ]);
    expect(weakSecrets(readEnv({ ...good, BACKEND_PASSWORD: "0123456789abcdef" }))).toEqual([]);
  });

  it.each(["BACKEND_URL", "BACKEND_USERNAME", "BACKEND_PASSWORD"])("names %s when it is missing", (name) => {
    const message = errorOf({ [name]: undefined });
    expect(message).toContain(`${name} is not set`);
    expect(message.match(/[A-Z]+_[A-Z]+/g)).toEqual([name]);
    expect(errorOf({ [name]: "" })).toContain(`${name} is not set`);
  });

  it.each([
    [
      "BACKEND_URL",
      ["backend.test", "ftp://backend.test", "javascript:alert(1)", "https://user:pass@backend.test"],
    ],
    ["BACKEND_URL", ["https://backend.test/base?key=1", "https://backend.test/base#part"]],
    ["BACKEND_USERNAME", ["a:b", "a\n"]],
    ["BACKEND_PASSWORD", ["a\0"]],
    ["SITE_URL", ["example.com", "file:///etc", "https://example.com/site"]],
    ["HOST", ["localhost", "www.example.com", "127.0.0.1:80", "*"]],
    ["PORT", ["web", "0", "-1", "65536", "3000.5"]],
    ["SITE_NAME", ["   "]],
    ["REVALIDATE_SECRET", ["fifteen letters"]],
    ["METRICS_SECRET", ["fifteen letters"]],
    ["VITALS_SAMPLE", ["1.1", "-0.1", "some"]],
    ["TRUSTED_PROXIES", ["-1", "yes"]],
    ["KEEP_ALIVE_SECONDS", ["0", "4", "3601", "75s"]],
    ["FIRST_VIEW", ["false", "OFF"]],
    ["PERIOD_SCALE", ["0", "-0.5", "1.01", "0.0", "fast"]],
    [
      "REDIS_URL",
      ["redis.test", "redis.test:6379", "http://redis.test", "redis://redis.test/one", "redis:///0"],
    ],
    ["IMAGE_HOSTS", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "https://cdn.example.com"]],
    [
      "IMAGE_HOSTS",
      ["cdn.example.com/x", "*.example.com", "user@cdn.example.com", "cdn.example.com,", "a.com:0"],
    ],
  ])("names %s when it is one of %j", (name, values) => {
    for (const value of values)
      expect([value, errorOf({ [name]: value })]).toEqual([
        value,
        expect.stringMatching(new RegExp(`^(?!.*is not set).*${name}`)),
      ]);
  });

  it.each([["INQUIRY_SMTP_URL", { ...mail, INQUIRY_SMTP_URL: "https://mail.test" }]])(
    "names %s when it is invalid beside its other variable",
    (name, values) => {
      expect(errorOf(values)).toContain(name);
    },
  );

  it("names every problem in one line, and reveals no secret", () => {
    const set = { PORT: "web", REVALIDATE_SECRET: "short-one" };
    const message = errorOf({ ...set, BACKEND_URL: undefined, BACKEND_USERNAME: undefined });
    expect(message).not.toContain("\n");
    for (const name of ["BACKEND_URL", "BACKEND_USERNAME", "PORT", "REVALIDATE_SECRET"])
      expect(message).toContain(name);
    expect(message).not.toContain("short-one");
    expect(message).not.toContain(good.BACKEND_PASSWORD);
  });
});

it("env reads the process's environment once", () => {
  jest.replaceProperty(process, "env", { ...process.env, ...good });
  const first = env();
  jest.replaceProperty(process, "env", { ...process.env, BACKEND_URL: "https://other.test" });
  expect(first.BACKEND_URL).toBe(good.BACKEND_URL);
  expect(env()).toBe(first);
  jest.restoreAllMocks();
});
