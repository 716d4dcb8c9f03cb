import { generateMissingSecrets, parseSettings } from "./settings.ts";

const account = { BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" };

test("has a default for everything", () => {
  expect(parseSettings({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    backendPort: 4000,
    siteUrl: "http://localhost:3000",
    backend: undefined,
    distDir: ".next",
  });
});

test("the default site URL follows the port", () => {
  expect(parseSettings({ PORT: "3100" }).siteUrl).toBe("http://localhost:3100");
  expect(parseSettings({ PORT: "3100", SITE_URL: "https://www.example.com/" }).siteUrl).toBe(
    "https://www.example.com",
  );
});

test.each(["abc", "0", "65536", "3000.5", "-1", "1e3", " 80"])("PORT=%s is refused in one line", (PORT) => {
  expect(() => parseSettings({ PORT })).toThrow(
    /^Environment: PORT must be a whole number from 1 to 65535\. See docs\/running\.md\.$/,
  );
  expect(() => parseSettings({ BACKEND_PORT: PORT })).toThrow(
    /^BACKEND_PORT is ".*"\. Set it to a whole number from 1 to 65535\.$/,
  );
});

test("HOST is an IP address", () => {
  for (const HOST of ["0.0.0.0", "::1"]) expect(parseSettings({ HOST }).host).toBe(HOST);
  expect(() => parseSettings({ HOST: "my-laptop" })).toThrow(/^Environment: HOST must be an IP address/);
});

test("two programs on one port are refused", () => {
  expect(() => parseSettings({ PORT: "4000" })).toThrow("PORT and BACKEND_PORT are both 4000");
  expect(parseSettings({ PORT: "4000", BACKEND_URL: "http://b", ...account }).port).toBe(4000);
});

test("an external backend needs credentials, in variables of their own and not in its URL", () => {
  expect(() => parseSettings({ BACKEND_URL: "http://b" })).toThrow(
    /BACKEND_USERNAME is not set; BACKEND_PASSWORD is not set/,
  );
  expect(() => parseSettings({ BACKEND_URL: "http://u:p@b", ...account })).toThrow(
    /BACKEND_URL must contain neither credentials/,
  );
  expect(() => parseSettings({ BACKEND_URL: "b:80", ...account })).toThrow(
    /BACKEND_URL must be an http or https URL/,
  );
});

test.each([
  [{ VITALS_SAMPLE: "3" }, "VITALS_SAMPLE must be a number from 0 to 1"],
  [{ REDIS_URL: "localhost" }, "REDIS_URL must be a redis or rediss URL"],
  [{ INQUIRY_TO: "sales@example.com" }, "INQUIRY_SMTP_URL must be set, because INQUIRY_TO is"],
  [{ INQUIRY_FROM: "site@example.com" }, "INQUIRY_SMTP_URL must be set, because INQUIRY_FROM is"],
  [
    { INQUIRY_SMTP_URL: "smtp://mail.example.com", INQUIRY_TO: "a@example.com", INQUIRY_FROM: "apikey" },
    "INQUIRY_FROM must be one mail address",
  ],
  [{ REVALIDATE_SECRET: "short" }, "REVALIDATE_SECRET must have at least 16 characters"],
  [{ BACKEND_USERNAME: "a:b" }, "BACKEND_USERNAME must have neither colons nor control characters"],
])("%j is refused in one line, also with the embedded backend", (values, problem) => {
  const line = `Environment: ${problem}. See docs/running.md.`;
  expect(() => parseSettings(values)).toThrow(new Error(line));
  expect(() => parseSettings({ BACKEND_URL: "http://b", ...account, ...values })).toThrow(new Error(line));
});

test("generates only missing secrets, long and different each time", () => {
  const first = generateMissingSecrets({});
  const second = generateMissingSecrets({});
  for (const name of ["BACKEND_USERNAME", "BACKEND_PASSWORD", "REVALIDATE_SECRET"]) {
    expect(first[name]).not.toBe(second[name]);
  }
  expect(first.BACKEND_PASSWORD?.length).toBeGreaterThanOrEqual(32);
  expect(first.REVALIDATE_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(Object.keys(generateMissingSecrets({ ...account }))).toEqual(["REVALIDATE_SECRET"]);
});
