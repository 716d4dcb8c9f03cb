/** The words that scripts write: on the server in every language, as pages are rendered there. Browsers receive those of one. */
import compareEn from "../../messages/en/compare.json" with { type: "json" };
import copyLinkEn from "../../messages/en/copy-link.json" with { type: "json" };
import dutyEn from "../../messages/en/duty.json" with { type: "json" };
import galleryEn from "../../messages/en/gallery.json" with { type: "json" };
import inquiryEn from "../../messages/en/inquiry.json" with { type: "json" };
import itemEn from "../../messages/en/item.json" with { type: "json" };
import keptEn from "../../messages/en/kept.json" with { type: "json" };
import layoutEn from "../../messages/en/layout.json" with { type: "json" };
import mapEn from "../../messages/en/map.json" with { type: "json" };
import paginationEn from "../../messages/en/pagination.json" with { type: "json" };
import referencesEn from "../../messages/en/references.json" with { type: "json" };
import shareEn from "../../messages/en/share.json" with { type: "json" };
import suggestionsEn from "../../messages/en/suggestions.json" with { type: "json" };
import compareHi from "../../messages/hi/compare.json" with { type: "json" };
import copyLinkHi from "../../messages/hi/copy-link.json" with { type: "json" };
import dutyHi from "../../messages/hi/duty.json" with { type: "json" };
import galleryHi from "../../messages/hi/gallery.json" with { type: "json" };
import inquiryHi from "../../messages/hi/inquiry.json" with { type: "json" };
import itemHi from "../../messages/hi/item.json" with { type: "json" };
import keptHi from "../../messages/hi/kept.json" with { type: "json" };
import layoutHi from "../../messages/hi/layout.json" with { type: "json" };
import mapHi from "../../messages/hi/map.json" with { type: "json" };
import paginationHi from "../../messages/hi/pagination.json" with { type: "json" };
import referencesHi from "../../messages/hi/references.json" with { type: "json" };
import shareHi from "../../messages/hi/share.json" with { type: "json" };
import suggestionsHi from "../../messages/hi/suggestions.json" with { type: "json" };
import type { Language } from "./language.ts";

const en = {
  compare: compareEn,
  copyLink: copyLinkEn,
  duty: dutyEn,
  gallery: galleryEn,
  inquiry: inquiryEn,
  item: itemEn,
  kept: keptEn,
  layout: layoutEn,
  map: mapEn,
  pagination: paginationEn,
  references: referencesEn,
  share: shareEn,
  suggestions: suggestionsEn,
};

/** By the names of the files in messages/en/. */
export type BrowserWords = typeof en;

/** Those that every page in another language than the default one brings along. The form brings its own. */
export type PageWords = Omit<BrowserWords, "inquiry" | "kept">;

const hi: BrowserWords = {
  compare: compareHi,
  copyLink: copyLinkHi,
  duty: dutyHi,
  gallery: galleryHi,
  inquiry: inquiryHi,
  item: itemHi,
  kept: keptHi,
  layout: layoutHi,
  map: mapHi,
  pagination: paginationHi,
  references: referencesHi,
  share: shareHi,
  suggestions: suggestionsHi,
};

const words: Record<Language, BrowserWords> = { en, hi };

export function browserWords(language: Language): BrowserWords {
  return words[language];
}

export function pageBrowserWords(language: Language): PageWords {
  const { inquiry, kept, ...shared } = words[language];
  return shared;
}
