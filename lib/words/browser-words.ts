/** Words that scripts write, for browser and server: plain texts, so that no library for messages is sent. */
import en from "../../messages/en.browser.json" with { type: "json" };
import type { Language } from "./language.ts";

export type BrowserWords = typeof en;

const messages: Record<Language, BrowserWords> = { en };

export const browserWords = (language: Language): BrowserWords => messages[language];
