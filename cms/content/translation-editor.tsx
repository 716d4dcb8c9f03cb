"use client";
import { useField } from "@payloadcms/ui";
import { useState } from "react";
import { TranslatedText } from "./translated-text.tsx";
import {
  describeMissing,
  hasLetters,
  isOutdated,
  joinRows,
  type TextInForm,
  type TranslationForm,
  type Word,
} from "./translation-words.ts";

type Props = { form: TranslationForm; admin: string; path: string; readOnly?: boolean };

/** Every text of a record: the English, and beside it the translation. */
export function TranslationEditor({ form, admin, path, readOnly }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Word[]>({ path });
  // The server has stored something older by now.
  const [texts, setTexts] = useState(form.texts);
  // Of rows that the record does not have now; they may come back.
  const [others] = useState(() =>
    (value ?? []).filter((word) => !form.texts.some((text) => text.path === word.path)),
  );
  const [hasNumbers, setHasNumbers] = useState(false);
  const change = (changed: TextInForm) => {
    const next = texts.map((text) => (text.path === changed.path ? changed : text));
    setTexts(next);
    setValue([...others, ...next.flatMap(toWord)]);
  };
  const numbers = form.texts.filter(isNumber).length;
  const shown = texts.filter((_, index) => hasNumbers || !isNumber(form.texts[index]));
  return (
    <div className="translation">
      <p>
        <a href={admin + form.path}>{form.title}</a>. {describeOpen(shown)}
      </p>
      <div role="alert">{showError && errorMessage}</div>
      {groupsOf(shown).map(([group, own]) => (
        <section key={own[0]?.path} aria-label={group}>
          <h2>{group}</h2>
          {own.map((text) => (
            <TranslatedText
              key={text.path}
              text={text}
              language={form.language}
              languageName={form.languageName}
              onChange={change}
              isReadOnly={Boolean(readOnly || disabled)}
            />
          ))}
        </section>
      ))}
      {numbers > 0 && (
        <button type="button" aria-expanded={hasNumbers} onClick={() => setHasNumbers(!hasNumbers)}>
          {hasNumbers ? "Hide" : "Show"} {numbers} {numbers === 1 ? "number" : "numbers"} without words
        </button>
      )}
    </div>
  );
}

/** Numbers are the same in every language. */
function isNumber(text: TextInForm | undefined): boolean {
  return !text?.isRich && (text?.rows ?? []).every((row) => !hasLetters(row.english) && !row.text);
}

/** Neighbors in one row of the record. */
function groupsOf(texts: TextInForm[]): [string, TextInForm[]][] {
  const groups: [string, TextInForm[]][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0] === text.group) last[1].push(text);
    else groups.push([text.group, [text]]);
  }
  return groups;
}

/** Nothing for what nobody has translated yet. */
function toWord({ path, frame, rows, whole, isRich, isNew }: TextInForm): Word[] {
  const source = joinRows(
    frame,
    rows.map((row) => row.source),
  );
  if (whole !== undefined) return [{ path, source, text: whole }];
  const isEmpty = rows.every(({ text }) => !text);
  if (isEmpty && isNew) return [];
  const texts = rows.map(({ text }) => text);
  return [{ path, source, text: isEmpty ? "" : isRich ? joinRows(frame, texts) : (texts[0] ?? "") }];
}

function describeOpen(texts: TextInForm[]): string {
  if (texts.length === 0) return "It has no text yet.";
  const missing = describeMissing(texts);
  const outdated = texts
    .flatMap((text) => (text.whole === undefined ? text.rows : []))
    .filter(isOutdated).length;
  const parts = [
    ...(missing ? [missing] : []),
    ...(outdated > 0 ? [`the English of ${outdated} ${outdated === 1 ? "text" : "texts"} has changed`] : []),
  ];
  if (parts.length === 0) return "Everything is translated.";
  const sentence = parts.join(", and ");
  const rest = missing ? " What has no translation is shown in English." : "";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${rest}`;
}
