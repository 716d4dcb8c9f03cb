import en from "../../messages/en/inquiry.json" with { type: "json" };
import type { Language } from "../words/language.ts";

export type InquiryWords = typeof en;

const messages: Record<Language, InquiryWords> = { en };

/** The words of the form, the same with and without scripts. The company's own lists and mails have those of the default language. */
export const inquiryWords = (language: Language): InquiryWords => messages[language];
