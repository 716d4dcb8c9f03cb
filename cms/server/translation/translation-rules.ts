/** Rules for a translation that is to be published: those of the record, for the record with the words. */
import { kinds } from "../../../backend/kinds.ts";
import { translateRecord } from "../../../backend/translations.ts";
import type { Issue, TranslationDoc } from "../../content/bridge.ts";
import { labelOf } from "../../content/translation-words.ts";
import { nestWords, type TranslatedText, translateTexts } from "./translate-texts.ts";
import type { English } from "./translation-desk.ts";

type SchemaIssue = { path: PropertyKey[]; code?: string; maximum?: unknown };

export function translationIssues(english: English | undefined, { words }: TranslationDoc): Issue[] {
  if (!english) return [issue("The record of this translation is gone.")];
  const texts = translateTexts(english.fields, words ?? []);
  const nested = nestWords(texts, english.values);
  if (!nested) return [issue("Translate at least one text before you publish.")];
  const tooLong = texts.flatMap(({ maxLength = Number.POSITIVE_INFINITY, shown = "", ...text }) =>
    shown.length > maxLength ? [issue(limitSentence(labelOf(text), shown, maxLength))] : [],
  );
  if (tooLong.length > 0) return tooLong;
  const schema = kinds.find(({ name }) => name === english.kind)?.schema;
  const isOf = (record: object) => schema?.safeParse({ ...record, id: "1", status: "Y" });
  // Faults of the English are not the translator's.
  if (!isOf(english.values)?.success) return [];
  const parsed = isOf(translateRecord(english.values, nested));
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

const limitSentence = (label: string, text: string, limit: number) =>
  `“${label}” has ${text.length} characters. The site shows at most ${limit}.`;
