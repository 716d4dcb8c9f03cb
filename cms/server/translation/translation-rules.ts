/** Rules for a translation that is to be published: those of the record, for the record with the words. */
import { translateRecord } from "../../../backend/translations.ts";
import { labelOf, type TranslationDoc } from "../../content/translation-words.ts";
import { type Issue, limitSentence, parseRecord } from "../publish-rules.ts";
import { nestWords, type TranslatedText, translateTexts } from "./translate-texts.ts";
import type { English } from "./translation-desk.ts";

type SchemaIssue = { path: PropertyKey[]; code?: string; maximum?: unknown };

export function translationIssues(english: English | undefined, { words }: TranslationDoc): Issue[] {
  if (!english) return [issue("The record of this translation is gone.")];
  const texts = translateTexts(english.fields, words ?? []);
  const nested = nestWords(texts, english.values);
  if (!nested) return [issue("Translate at least one text, with all its paragraphs, before you publish.")];
  const tooLong = texts.flatMap(({ maxLength = Number.POSITIVE_INFINITY, shown = "", ...text }) =>
    shown.length > maxLength ? [issue(limitSentence(labelOf(text), shown, maxLength))] : [],
  );
  if (tooLong.length > 0) return tooLong;
  // Faults of the English are not the translator's.
  if (!parseRecord(english.kind, english.values)?.success) return [];
  const parsed = parseRecord(english.kind, translateRecord(english.values, nested));
  return (parsed?.error?.issues ?? []).map((each) => issue(sentence(texts, each as SchemaIssue)));
}

const issue = (message: string): Issue => ({ path: "words", label: "Texts", message });

function sentence(texts: TranslatedText[], { path, code, maximum }: SchemaIssue): string {
  const text = texts.find(({ place }) => place.join() === path.join());
  const label = text ? labelOf(text) : path.join(" ");
  return code === "too_big" && text
    ? limitSentence(label, text.shown ?? "", Number(maximum))
    : `The site cannot show what is in “${label}”.`;
}
