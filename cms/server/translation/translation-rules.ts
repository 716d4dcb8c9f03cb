/** Rules for a translation that is to be published: those of the record, for the record with the words. */
import { translateRecord } from "../../../backend/translations.ts";
import { labelOf, type TranslationDoc } from "../../content/translation-words.ts";
import { type Issue, limitSentence, schemaIssues } from "../publish-rules.ts";
import { nestWords, translateTexts } from "./translate-texts.ts";
import type { English } from "./translation-desk.ts";

export function translationIssues(english: English | undefined, { words }: TranslationDoc): Issue[] {
  if (!english) return [issue("The record of this translation is gone.")];
  const texts = translateTexts(english.fields, words ?? []);
  const nested = nestWords(texts, english.values);
  if (!nested) return [issue("Translate at least one text, with all its paragraphs, before you publish.")];
  const tooLong = texts.flatMap(({ maxLength = Number.POSITIVE_INFINITY, shown = "", ...text }) =>
    shown.length > maxLength ? [issue(limitSentence(labelOf(text), shown, maxLength))] : [],
  );
  if (tooLong.length > 0) return tooLong;
  const issuesOf = (record: Record<string, unknown>) =>
    schemaIssues(english.kind, record, (path, message) => {
      const text = texts.find(({ place }) => place.join() === path.join());
      return issue(message(text ? labelOf(text) : path.join(" ")));
    });
  // Faults of the English are not the translator's.
  return issuesOf(english.values).length > 0 ? [] : issuesOf(translateRecord(english.values, nested));
}

const issue = (message: string): Issue => ({ path: "words", label: "Texts", message });
