import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sampleCompanyLeft, sampleSettingsLeft } from "../lib/site/sample-company.ts";
import { readDotenv } from "./settings/dotenv.ts";

it("is not on the public site that .env describes", () => {
  const { SITE_URL, SITE_NAME } = readDotenv(resolve(".env"));
  expect(
    sampleCompanyLeft(SITE_URL || "http://localhost:3000", SITE_NAME ? { name: SITE_NAME } : {}),
  ).toEqual([]);
});

it("is not in the settings of the embedded backend's settings", () => {
  const { SITE_URL, BACKEND_URL, CONTENT_DIR } = readDotenv(resolve(".env"));
  // Those of another backend are not on this machine.
  if (BACKEND_URL) return;
  const settings = readFileSync(resolve(CONTENT_DIR || "backend/content", "settings.json"), "utf8");
  expect(sampleSettingsLeft(SITE_URL || "http://localhost:3000", JSON.parse(settings))).toEqual([]);
});

// Not the values of company.ts: these hold for every company.
const own = {
  name: "Acme",
  phoneExample: "040 123456",
  country: "DE",
};

it("is found on a public site, and may be on a local one", () => {
  const left = (url: string, sample = {}) => sampleCompanyLeft(url, { ...own, ...sample });
  const site = "https://www.acme-gases.de";
  const sample = {
    name: "Vayudhara Engineering",
    phoneExample: "98765 43210",
  };
  expect(left(site, sample)).toEqual(["the name", "the example of a phone number"]);
  expect(left(site, { phoneExample: "98765 43210", country: "IN" })).toEqual([]);
  expect(left(site)).toEqual([]);
  for (const url of [
    "http://localhost:3000",
    "http://127.0.0.1:80",
    "https://www.example.com",
    "https://a.test",
  ])
    expect(left(url, sample)).toEqual([]);
});

it("is found in settings, and so are contact data that are missing", () => {
  const sample = {
    phone: "98765 43210",
    official_email: "info@example.com",
    address: "Plot 14, Sample Estate",
  };
  const own = { phone: "040 123456", official_email: "info@acme-gases.de", address: "Kai 1, Hamburg" };
  const names = ["phone", "official_email", "address"];
  expect(sampleSettingsLeft("https://www.acme-gases.de", sample)).toEqual(names);
  expect(sampleSettingsLeft("https://www.acme-gases.de", {})).toEqual(names);
  expect(sampleSettingsLeft("https://www.acme-gases.de", { ...own, phone: "" })).toEqual(["phone"]);
  expect(sampleSettingsLeft("https://www.acme-gases.de", own)).toEqual([]);
  expect(sampleSettingsLeft("http://localhost:3000", sample)).toEqual([]);
  const about = {
    founding_story: "Established by four engineers around one idle air separation plant.",
    social_profiles: [{ network: "LinkedIn", href: "https://www.linkedin.com/company/vayudhara-example" }],
  };
  expect(sampleSettingsLeft("https://www.acme-gases.de", { ...own, ...about })).toEqual([
    "founding_story",
    "the LinkedIn profile",
  ]);
});
