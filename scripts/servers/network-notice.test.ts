import { browserUrl, networkNotice } from "./network-notice.ts";

const local = "http://localhost:3000";

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["192.0.2.7", "http://192.0.2.7:3000"],
  ["::", "http://[::1]:3000"],
])("a site that listens at %s is opened at %s", (host, url) => {
  expect(browserUrl(host, 3000)).toBe(url);
});

test("says how to open a site to the network, and what to set then", () => {
  expect(networkNotice("127.0.0.1", local, "npm start")).toContain("HOST=0.0.0.0 npm start");
  expect(networkNotice("0.0.0.0", local, "npm start")).toContain("set SITE_URL");
  expect(networkNotice("0.0.0.0", "http://[::1]:3000", "npm start")).toContain("set SITE_URL");
  expect(networkNotice("0.0.0.0", "https://www.example.com", "npm start")).toBe(
    "It listens at 0.0.0.0: other machines reach it.",
  );
});
