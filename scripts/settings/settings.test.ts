/** @jest-environment node */
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
    /^PORT is ".*"\. Set it to a whole number from 1 to 65535.*$/,
  );
});

test("HOST is an IP address", () => {
  for (const HOST of ["0.0.0.0", "::1"]) expect(parseSettings({ HOST }).host).toBe(HOST);
  expect(() => parseSettings({ HOST: "my-laptop" })).toThrow(
    /^HOST is "my-laptop"\. Set it to an IP address/,
  );
});

test("two programs on one port are refused", () => {
  expect(() => parseSettings({ PORT: "4000" })).toThrow("PORT and BACKEND_PORT are both 4000");
  expect(parseSettings({ PORT: "4000", BACKEND_URL: "http://b", ...account }).port).toBe(4000);
});

test("an external backend needs credentials, in variables of their own and not in its URL", () => {
  expect(() => parseSettings({ BACKEND_URL: "http://b" })).toThrow(
    /set BACKEND_USERNAME and BACKEND_PASSWORD/,
  );
  expect(() => parseSettings({ BACKEND_URL: "http://u:p@b", ...account })).toThrow(/contains credentials/);
  expect(() => parseSettings({ BACKEND_URL: "b:80", ...account })).toThrow(/BACKEND_URL is "b:80"/);
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
