/** The languages of the site, by their codes of BCP 47; each has its files in messages/. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** That of addresses without a prefix. */
export const defaultLanguage: Language = "en";
