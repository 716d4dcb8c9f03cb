import { isCodeOf, languageFacts, languages } from "./language";

/** TypeScript's library does not have it yet. */
type Locale = Intl.Locale & { getTextInfo: () => { direction: string } };

it.each(languages)("%s is written as its script is", (code) => {
  const { dir = "ltr" } = languageFacts[code];
  expect((new Intl.Locale(code) as Locale).getTextInfo().direction).toBe(dir);
});

it("has other codes, with a region or in capitals", () => {
  expect(["hi", "HI", "hi-IN", "hi_IN"].filter((code) => !isCodeOf(code, "hi"))).toEqual([]);
  expect(["en", "hil", "", undefined, null].filter((code) => isCodeOf(code, "hi"))).toEqual([]);
});
