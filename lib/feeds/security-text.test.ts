import { getSettingsOrNone } from "../content/settings";
import { getSecurityText } from "./security-text";

let mockContact: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({ SITE_URL: "https://www.site.test", SECURITY_CONTACT: mockContact }),
}));
jest.mock("../content/settings", () => ({ getSettingsOrNone: jest.fn() }));

beforeEach(() => {
  mockContact = undefined;
  jest.mocked(getSettingsOrNone).mockResolvedValue({ officialEmail: "info@site.test" } as never);
});

const valuesOf = (text: string, field: string) =>
  text.split("\n").flatMap((line) => (line.startsWith(`${field}: `) ? line.slice(field.length + 2) : []));

it("has the fields of RFC 9116, each in a line of its own", async () => {
  expect(await getSecurityText(new Date("2026-11-28T10:00:00Z"))).toBe(
    [
      "Contact: mailto:info@site.test",
      "Contact: https://www.site.test/contact",
      "Expires: 2027-05-27T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://www.site.test/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"])(
  "expires within a year of %s, and in more than five months",
  async (now) => {
    const [expires = ""] = valuesOf(await getSecurityText(new Date(now)), "Expires");
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  },
);

it.each([
  ["security@site.test", "mailto:security@site.test"],
  ["https://site.test/report", "https://site.test/report"],
])("names %s first", async (setting, uri) => {
  mockContact = setting;
  expect(valuesOf(await getSecurityText(), "Contact")[0]).toBe(uri);
});

it("names the form alone where no mail address is known, also in an outage", async () => {
  jest.mocked(getSettingsOrNone).mockResolvedValue({ officialEmail: null } as never);
  expect(valuesOf(await getSecurityText(), "Contact")).toEqual(["https://www.site.test/contact"]);
});
