/** @jest-environment node */

import { site } from "../site/company";
import { env, readEnv, weakSecrets } from "./env";

const good = {
  BACKEND_URL: "https://backend.test/base",
  BACKEND_USERNAME: "reader",
  BACKEND_PASSWORD: "s3cret",
};

function fault(changes: Record<string, string | undefined>): string {
  try {
    readEnv({ ...good, ...changes });
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("readEnv", () => {
  it("fills in defaults", () => {
    expect(readEnv(good)).toEqual({
      ...good,
      PORT: 3000,
      SITE_NAME: site.name,
      SITE_URL: "http://localhost:3000",
      TRUSTED_PROXIES: 0,
      VITALS_SAMPLE: 0.1,
    });
  });

  it("takes a mail server and its receivers, and not one without the other", () => {
    const mail = {
      INQUIRY_SMTP_URL: "smtps://user:word@mail.test:465",
      INQUIRY_TO: "a@site.test , b@site.test",
    };
    expect(readEnv({ ...good, ...mail })).toMatchObject({
      INQUIRY_SMTP_URL: mail.INQUIRY_SMTP_URL,
      INQUIRY_TO: ["a@site.test", "b@site.test"],
    });
    expect(fault({ ...mail, INQUIRY_TO: "" })).toContain(
      "INQUIRY_TO must be set, because INQUIRY_SMTP_URL is",
    );
    expect(fault({ ...mail, INQUIRY_SMTP_URL: "" })).toContain("INQUIRY_SMTP_URL must be set");
    for (const url of ["https://mail.test", "mail.test"])
      expect(fault({ ...mail, INQUIRY_SMTP_URL: url })).toContain("INQUIRY_SMTP_URL must be an smtp");
    expect(fault({ ...mail, INQUIRY_TO: "sales, b@site.test, c" }).match(/INQUIRY_TO/g)).toHaveLength(1);
  });

  it("takes an address to purge copies at, and not without its secret", () => {
    const purge = { PURGE_URL: "https://cdn.test/purge", PURGE_SECRET: "0123456789abcdef" };
    expect(readEnv({ ...good, ...purge })).toMatchObject(purge);
    expect(fault({ ...purge, PURGE_SECRET: "" })).toContain("PURGE_SECRET must be set, because PURGE_URL is");
    expect(fault({ ...purge, PURGE_SECRET: "short" })).toContain("PURGE_SECRET must have at least 16");
  });

  it("takes the names of hosts, and no numbers, addresses or patterns", () => {
    expect(readEnv({ ...good, IMAGE_HOSTS: "cdn.example.com, Files.example.com:8443" })).toMatchObject({
      IMAGE_HOSTS: ["cdn.example.com", "files.example.com:8443"],
    });
    for (const hosts of [
      "localhost",
      "127.0.0.1",
      "[::1]",
      "2130706433",
      "0x7f.1",
      "https://cdn.example.com",
      "cdn.example.com/x",
      "*.example.com",
      "user@cdn.example.com",
      "cdn.example.com,",
      "cdn.example.com:0",
    ]) {
      expect(fault({ IMAGE_HOSTS: hosts })).toContain("IMAGE_HOSTS must be host names");
    }
  });

  it("takes a Redis with or without TLS, a password and the number of a database", () => {
    for (const url of ["redis://redis.test", "rediss://:word@redis.test:6380/1", "redis://[::1]:6379"])
      expect(readEnv({ ...good, REDIS_URL: url }).REDIS_URL).toBe(url);
    for (const url of [
      "redis.test",
      "redis.test:6379",
      "http://redis.test",
      "redis://redis.test/one",
      "redis:///0",
    ])
      expect(fault({ REDIS_URL: url })).toContain("REDIS_URL must");
    expect(readEnv({ ...good, REDIS_URL: "" }).REDIS_URL).toBeUndefined();
  });

  it("refuses names and passwords that basic auth cannot carry", () => {
    expect(fault({ BACKEND_USERNAME: "a:b" })).toContain("BACKEND_USERNAME must have neither colons");
    expect(fault({ BACKEND_USERNAME: "a\n" })).toContain("BACKEND_USERNAME must have neither");
    expect(fault({ BACKEND_PASSWORD: "a\0" })).toContain("BACKEND_PASSWORD must have no control");
    expect(readEnv({ ...good, BACKEND_PASSWORD: "a:b ü" }).BACKEND_PASSWORD).toBe("a:b ü");
  });

  it("says of a password that it is short, and takes it", () => {
    expect(weakSecrets(readEnv(good))).toEqual([
      expect.stringContaining("BACKEND_PASSWORD has fewer than 16"),
    ]);
    expect(weakSecrets(readEnv({ ...good, BACKEND_PASSWORD: "0123456789abcdef" }))).toEqual([]);
  });

  it("takes what is set, and nothing else", () => {
    const set = {
      PORT: "8080",
      SITE_URL: "https://www.example.com",
      SITE_NAME: " Acme Gases ",
      REVALIDATE_SECRET: "0123456789abcdef",
      METRICS_SECRET: "fedcba9876543210",
    };
    expect(readEnv({ ...good, ...set, HOME: "/root" })).toEqual({
      ...good,
      ...set,
      PORT: 8080,
      SITE_NAME: "Acme Gases",
      TRUSTED_PROXIES: 0,
      VITALS_SAMPLE: 0.1,
    });
  });

  it("makes the site's address from the port", () => {
    expect(readEnv({ ...good, PORT: "4100" }).SITE_URL).toBe("http://localhost:4100");
  });

  it.each(["https://backend.test/base/", "https://backend.test/base///"])("cuts the slash off %s", (url) => {
    expect(readEnv({ ...good, BACKEND_URL: url }).BACKEND_URL).toBe("https://backend.test/base");
    expect(readEnv({ ...good, SITE_URL: "https://example.com/" }).SITE_URL).toBe("https://example.com");
  });

  it("takes an empty value as not set", () => {
    const empty = { PORT: "", SITE_URL: "", SITE_NAME: "", REVALIDATE_SECRET: "" };
    expect(readEnv({ ...good, ...empty })).toEqual(readEnv(good));
    expect(fault({ BACKEND_PASSWORD: "" })).toContain("BACKEND_PASSWORD is not set");
  });

  it.each(["BACKEND_URL", "BACKEND_USERNAME", "BACKEND_PASSWORD"])("says that %s is missing", (name) => {
    const message = fault({ [name]: undefined });
    expect(message).toContain(`${name} is not set`);
    expect(message.match(/[A-Z]+_[A-Z]+/g)).toEqual([name]);
  });

  it.each([
    ["BACKEND_URL", "backend.test"],
    ["BACKEND_URL", "ftp://backend.test"],
    ["BACKEND_URL", "javascript:alert(1)"],
    ["SITE_URL", "example.com"],
    ["SITE_URL", "file:///etc"],
    ["PORT", "web"],
    ["PORT", "0"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["SITE_NAME", "   "],
    ["REVALIDATE_SECRET", "fifteen letters"],
    ["METRICS_SECRET", "fifteen letters"],
    ["VITALS_SAMPLE", "1.1"],
    ["VITALS_SAMPLE", "-0.1"],
    ["VITALS_SAMPLE", "some"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "yes"],
  ])("names %s when it is %j", (name, value) => {
    const message = fault({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain("is not set");
  });

  it("refuses a backend address that no call could be made from", () => {
    expect(fault({ BACKEND_URL: "https://user:pass@backend.test" })).toContain("BACKEND_URL");
    expect(fault({ BACKEND_URL: "https://backend.test/base?key=1" })).toContain("BACKEND_URL");
    expect(fault({ BACKEND_URL: "https://backend.test/base#part" })).toContain("BACKEND_URL");
  });

  it("refuses a site address that is more than an origin", () => {
    expect(fault({ SITE_URL: "https://example.com/site" })).toContain("SITE_URL");
  });

  it("names every fault in one line, and gives away no secret", () => {
    const message = fault({
      BACKEND_URL: undefined,
      BACKEND_USERNAME: undefined,
      PORT: "web",
      REVALIDATE_SECRET: "short-one",
    });
    expect(message).not.toContain("\n");
    for (const name of ["BACKEND_URL", "BACKEND_USERNAME", "PORT", "REVALIDATE_SECRET"]) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain("short-one");
    expect(message).not.toContain(good.BACKEND_PASSWORD);
  });
});

describe("env", () => {
  it("reads the process's environment once", () => {
    jest.replaceProperty(process, "env", { ...process.env, ...good });
    const first = env();
    jest.replaceProperty(process, "env", { ...process.env, BACKEND_URL: "https://other.test" });
    expect(first.BACKEND_URL).toBe(good.BACKEND_URL);
    expect(env()).toBe(first);
    jest.restoreAllMocks();
  });
});
