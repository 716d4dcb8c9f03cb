import { languageFacts, languages } from "./language";

/** TypeScript's library does not have it yet. */
type Locale = Intl.Locale & { getTextInfo: () => { direction: string } };

it.each(languages)("%s is written as its script is", (code) => {
  const { dir = "ltr" } = languageFacts[code];
  expect((new Intl.Locale(code) as Locale).getTextInfo().direction).toBe(dir);
});
