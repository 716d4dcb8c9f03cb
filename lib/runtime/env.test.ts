import { company } from "../site/company";
import { env, readEnv, weakSecrets } from "./env";

const good = {
  BACKEND_URL: "https://backend.test/base",
  BACKEND_USERNAME: "reader",
  BACKEND_PASSWORD: "s3cret",
};

function errorOf(changes: Record<string, string | undefined>): string {
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
      HOST: "127.0.0.1",
      PORT: 3000,
      SITE_NAME: company.name,
      SITE_URL: "http://localhost:3000",
      TRUSTED_PROXIES: 0,
      VITALS_SAMPLE: 0.1,
      DEFER_HYDRATION: "on",
      SERVICE_WORKER: "on",
      PERIOD_SCALE: 1,
    });
  });

  it("accepts a mail server and its receivers, and not one without the other", () => {
    const mail = {
      INQUIRY_SMTP_URL: "smtps://user:word@mail.test:465",
      INQUIRY_TO: "a@site.test , b@site.test",
    };
    expect(readEnv({ ...good, ...mail })).toMatchObject({
      INQUIRY_SMTP_URL: mail.INQUIRY_SMTP_URL,
      INQUIRY_TO: ["a@site.test", "b@site.test"],
    });
    expect(errorOf({ ...mail, INQUIRY_TO: "" })).toContain(
      "INQUIRY_TO must be set, because INQUIRY_SMTP_URL is",
    );
    expect(errorOf({ ...mail, INQUIRY_SMTP_URL: "" })).toContain("INQUIRY_SMTP_URL must be set");
    for (const url of ["https://mail.test", "mail.test"])
      expect(errorOf({ ...mail, INQUIRY_SMTP_URL: url })).toContain("INQUIRY_SMTP_URL must be an smtp");
    expect(errorOf({ ...mail, INQUIRY_TO: "sales, b@site.test, c" }).match(/INQUIRY_TO/g)).toHaveLength(1);
  });

  it("accepts a purge URL, and not without its secret", () => {
    const purge = { PURGE_URL: "https://cdn.test/purge", PURGE_SECRET: "0123456789abcdef" };
    expect(readEnv({ ...good, ...purge })).toMatchObject(purge);
    expect(errorOf({ ...purge, PURGE_SECRET: "" })).toContain(
      "PURGE_SECRET must be set, because PURGE_URL is",
    );
    expect(errorOf({ ...purge, PURGE_SECRET: "short" })).toContain("PURGE_SECRET must have at least 16");
  });

  it("accepts host names, and no IP addresses, URLs or patterns", () => {
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
      expect(errorOf({ IMAGE_HOSTS: hosts })).toContain("IMAGE_HOSTS must be host names");
    }
  });

  it("accepts a Redis URL with or without TLS, password and database number", () => {
    for (const url of ["redis://redis.test", "rediss://:word@redis.test:6380/1", "redis://[::1]:6379"])
      expect(readEnv({ ...good, REDIS_URL: url }).REDIS_URL).toBe(url);
    for (const url of [
      "redis.test",
      "redis.test:6379",
      "http://redis.test",
      "redis://redis.test/one",
      "redis:///0",
    ])
      expect(errorOf({ REDIS_URL: url })).toContain("REDIS_URL must");
    expect(readEnv({ ...good, REDIS_URL: "" }).REDIS_URL).toBeUndefined();
  });

  it("rejects names and passwords that basic auth cannot carry", () => {
    expect(errorOf({ BACKEND_USERNAME: "a:b" })).toContain("BACKEND_USERNAME must have neither colons");
    expect(errorOf({ BACKEND_USERNAME: "a\n" })).toContain("BACKEND_USERNAME must have neither");
    expect(errorOf({ BACKEND_PASSWORD: "a\0" })).toContain("BACKEND_PASSWORD must have no control");
    expect(readEnv({ ...good, BACKEND_PASSWORD: "a:b ü" }).BACKEND_PASSWORD).toBe("a:b ü");
  });

  it("accepts a switch that is on or off", () => {
    expect(readEnv({ ...good, DEFER_HYDRATION: "off" }).DEFER_HYDRATION).toBe("off");
    expect(readEnv({ ...good, SERVICE_WORKER: "off" }).SERVICE_WORKER).toBe("off");
    expect(errorOf({ SERVICE_WORKER: "no" })).toContain('SERVICE_WORKER must be "on" or "off"');
    expect(errorOf({ DEFER_HYDRATION: "no" })).toContain('DEFER_HYDRATION must be "on" or "off"');
  });

  it("accepts a scale of periods, and says what is wrong with another value", () => {
    for (const [text, scale] of [
      ["1", 1],
      ["0.01", 0.01],
      [".5", 0.5],
    ] as const)
      expect(readEnv({ ...good, PERIOD_SCALE: text }).PERIOD_SCALE).toBe(scale);
    expect(errorOf({ PERIOD_SCALE: "2" })).toContain(
      "PERIOD_SCALE must be a number greater than 0 and at most 1, as in 0.01; it is for tests only",
    );
  });

  it("accepts a short password with a warning", () => {
    expect(weakSecrets(readEnv(good))).toEqual([
      expect.stringContaining("BACKEND_PASSWORD has fewer than 16"),
    ]);
    expect(weakSecrets(readEnv({ ...good, BACKEND_PASSWORD: "0123456789abcdef" }))).toEqual([]);
  });

  it("reads its own variables, and no others", () => {
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
      HOST: "127.0.0.1",
      PORT: 8080,
      SITE_NAME: "Acme Gases",
      TRUSTED_PROXIES: 0,
      VITALS_SAMPLE: 0.1,
      DEFER_HYDRATION: "on",
      SERVICE_WORKER: "on",
      PERIOD_SCALE: 1,
    });
  });

  it("accepts IP addresses to listen at, and no names", () => {
    for (const HOST of ["0.0.0.0", "::", "::1", "192.0.2.7"])
      expect(readEnv({ ...good, HOST }).HOST).toBe(HOST);
    for (const HOST of ["localhost", "www.example.com", "127.0.0.1:80", "*"])
      expect(errorOf({ HOST })).toContain("HOST must be an IP address: 127.0.0.1 for this machine only");
  });

  it("derives the site's URL from the port", () => {
    expect(readEnv({ ...good, PORT: "4100" }).SITE_URL).toBe("http://localhost:4100");
  });

  it.each(["https://backend.test/base/", "https://backend.test/base///"])(
    "removes the slash from %s",
    (url) => {
      expect(readEnv({ ...good, BACKEND_URL: url }).BACKEND_URL).toBe("https://backend.test/base");
      expect(readEnv({ ...good, SITE_URL: "https://example.com/" }).SITE_URL).toBe("https://example.com");
    },
  );

  it("treats an empty value as unset", () => {
    const empty = { PORT: "", SITE_URL: "", SITE_NAME: "", REVALIDATE_SECRET: "" };
    expect(readEnv({ ...good, ...empty })).toEqual(readEnv(good));
    expect(errorOf({ BACKEND_PASSWORD: "" })).toContain("BACKEND_PASSWORD is not set");
  });

  it.each(["BACKEND_URL", "BACKEND_USERNAME", "BACKEND_PASSWORD"])("names %s when it is missing", (name) => {
    const message = errorOf({ [name]: undefined });
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
    ["DEFER_HYDRATION", "false"],
    ["DEFER_HYDRATION", "OFF"],
    ["SERVICE_WORKER", "false"],
    ["PERIOD_SCALE", "0"],
    ["PERIOD_SCALE", "-0.5"],
    ["PERIOD_SCALE", "1.01"],
    ["PERIOD_SCALE", "0.0"],
    ["PERIOD_SCALE", "fast"],
  ])("names %s when it is %j", (name, value) => {
    const message = errorOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain("is not set");
  });

  it("rejects a backend URL with credentials, query or fragment", () => {
    expect(errorOf({ BACKEND_URL: "https://user:pass@backend.test" })).toContain("BACKEND_URL");
    expect(errorOf({ BACKEND_URL: "https://backend.test/base?key=1" })).toContain("BACKEND_URL");
    expect(errorOf({ BACKEND_URL: "https://backend.test/base#part" })).toContain("BACKEND_URL");
  });

  it("rejects a site URL that is more than an origin", () => {
    expect(errorOf({ SITE_URL: "https://example.com/site" })).toContain("SITE_URL");
  });

  it("names every problem in one line, and reveals no secret", () => {
    const message = errorOf({
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
