import { pageTitle, withoutSiteName } from "./page-title";

jest.mock("../runtime/env", () => ({ env: () => ({ SITE_NAME: "Acme Gases" }) }));

it.each(["|", "–", "—", "-", "·", "•", ":"])(
  "drops the site's name after %s, which the layout appends",
  (sign) => {
    for (const title of [`Cold boxes ${sign} Acme Gases`, `Cold boxes\u00a0${sign}  ACME gases`]) {
      expect(pageTitle(title)).toBe("Cold boxes");
      expect(withoutSiteName(title)).toBe("Cold boxes");
    }
  },
);

it.each([
  ["Cold boxes|Acme Gases", "Cold boxes"],
  ["Oxygen: pure | 99.5 % - Acme Gases", "Oxygen: pure | 99.5 %"],
  ["Why Acme Gases", "Why Acme Gases"],
  ["Non-Acme Gases", "Non-Acme Gases"],
  ["| Acme Gases", "| Acme Gases"],
  ["Acme Gases in Pune", "Acme Gases in Pune"],
  ["Cold boxes | Acme", "Cold boxes | Acme"],
  ["", ""],
])("makes of %j %j", (title, expected) => {
  expect(pageTitle(title)).toBe(expected);
});

it.each([
  ["Acme Gases", "Acme Gases"],
  ["acme gases – Cold boxes", "acme gases – Cold boxes"],
  ["Acme Gases: Cold boxes | Acme Gases", "Acme Gases: Cold boxes"],
  ["Acme Gases | Acme Gases", "Acme Gases"],
])("appends nothing to %j, which begins with the name", (title, absolute) => {
  expect(pageTitle(title)).toEqual({ absolute });
});
