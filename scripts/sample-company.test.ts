/** @jest-environment node */
import { resolve } from "node:path";
import { sampleCompanyLeft } from "../lib/site/sample-company.ts";
import { readDotenv } from "./settings/dotenv.ts";

it("is not on the public site that .env describes", () => {
  const { SITE_URL, SITE_NAME } = readDotenv(resolve(".env"));
  expect(sampleCompanyLeft(SITE_URL || "http://localhost:3000", SITE_NAME || undefined)).toEqual([]);
});

// Not the values of company.ts: these hold for every company.
const profiles = [
  { name: "LinkedIn", href: "https://www.linkedin.com/company/vayudhara-example" },
  { name: "Google", href: "" },
];

it("is found on a public site, and may be on a local one", () => {
  const left = (url: string, name = "Vayudhara Engineering") => sampleCompanyLeft(url, name, profiles);
  expect(left("https://www.acme-gases.de")).toEqual(["the name", "the LinkedIn profile"]);
  expect(left("https://www.acme-gases.de", "Acme")).toEqual(["the LinkedIn profile"]);
  for (const url of [
    "http://localhost:3000",
    "http://127.0.0.1:80",
    "https://www.example.com",
    "https://a.test",
  ])
    expect(left(url)).toEqual([]);
});
