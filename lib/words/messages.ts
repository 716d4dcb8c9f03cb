import compare from "../../messages/en/compare.json" with { type: "json" };
import copyLink from "../../messages/en/copy-link.json" with { type: "json" };
import duty from "../../messages/en/duty.json" with { type: "json" };
import files from "../../messages/en/files.json" with { type: "json" };
import gallery from "../../messages/en/gallery.json" with { type: "json" };
import inquiry from "../../messages/en/inquiry.json" with { type: "json" };
import item from "../../messages/en/item.json" with { type: "json" };
import layout from "../../messages/en/layout.json" with { type: "json" };
import map from "../../messages/en/map.json" with { type: "json" };
import pagination from "../../messages/en/pagination.json" with { type: "json" };
import references from "../../messages/en/references.json" with { type: "json" };
import share from "../../messages/en/share.json" with { type: "json" };
import suggestions from "../../messages/en/suggestions.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import hi from "../../messages/hi.json" with { type: "json" };
import type { Language } from "./language.ts";

/** Those of scripts are files of their own, of which browsers get the ones that a page needs. */
const browser = {
  compare,
  copyLink,
  duty,
  files,
  gallery,
  inquiry,
  item,
  layout,
  map,
  pagination,
  references,
  share,
  suggestions,
};

const english = { ...en, browser };

export type Messages = typeof english;

/** Every word of the interface. A language that lacks a message does not compile. */
export const messages: Record<Language, Messages> = { en: english, hi };
