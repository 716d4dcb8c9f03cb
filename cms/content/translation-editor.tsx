"use client";
import { FieldError, useField } from "@payloadcms/ui";
import { useMemo, useState } from "react";
import { TranslatedRow } from "./translated-row.tsx";
import {
  hasLetters,
  isOutdated,
  joinRows,
  type Row,
  type TextInForm,
  type TranslationForm,
  type Word,
} from "./translation-words.ts";

type Props = { form: TranslationForm; admin: string; path: string; readOnly?: boolean };

/** Every text of a record: the English, and beside it the translation. */
export function TranslationEditor({ form, admin, path: ownPath, readOnly }: Props) {
  const { value, setValue, showError, errorMessage, disabled, path } = useField<Word[]>({ path: ownPath });
  // The form is the newest: what the server has stored meanwhile is older than what is typed.
  const [texts, setTexts] = useState(form.texts);
  // Of rows that the record does not have now; they may come back.
  const [others] = useState(() =>
    (value ?? []).filter((word) => !form.texts.some((text) => text.path === word.path)),
  );
  const change = (changed: TextInForm) => {
    const next = texts.map((text) => (text.path === changed.path ? changed : text));
    setTexts(next);
    setValue([...others, ...next.flatMap(toWord)]);
  };
  const open = useMemo(() => countOpen(texts), [texts]);
  return (
    <div className="translation">
      <p>
        Into {form.languageName}: <a href={admin + form.path}>{form.title}</a>. {open}
      </p>
      <div role="alert">{showError && <FieldError message={errorMessage} path={path} showError />}</div>
      {texts.map((text) => (
        <TranslatedText
          key={text.path}
          text={text}
          language={form.language}
          languageName={form.languageName}
          onChange={change}
          isReadOnly={Boolean(readOnly || disabled)}
        />
      ))}
    </div>
  );
}

type TextProps = {
  text: TextInForm;
  language: string;
  languageName: string;
  onChange: (text: TextInForm) => void;
  isReadOnly: boolean;
};

function TranslatedText({ text, onChange, ...shared }: TextProps) {
  const { label, rows, whole, isNew, isRich, maxLength, path } = text;
  const changeRow = (index: number, row: Row) =>
    onChange({ ...text, isNew: false, rows: rows.map((each, place) => (place === index ? row : each)) });
  return (
    <section aria-label={label}>
      <h3>
        {label}
        {isNew && <strong className="translation__mark"> new in English</strong>}
      </h3>
      {whole !== undefined && (
        <div className="translation__whole">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
          <div lang={shared.language} dangerouslySetInnerHTML={{ __html: whole }} />
          <p>This translation has other paragraphs than the English, and is shown as it is.</p>
          <button
            type="button"
            disabled={shared.isReadOnly}
            onClick={() => onChange({ ...text, whole: undefined })}
          >
            Translate anew, paragraph by paragraph
          </button>
        </div>
      )}
      {whole === undefined &&
        rows.map((row, index) =>
          // A number is the same in every language.
          isRich && !hasLetters(row.english) && !row.text ? null : (
            <TranslatedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor vanish in the form
              key={index}
              row={row}
              id={`${path}-${index}`}
              label={rows.length > 1 ? `${label}, ${index + 1} of ${rows.length}` : label}
              isRich={isRich && !row.isPlain}
              maxLength={maxLength}
              onChange={(changed) => changeRow(index, changed)}
              {...shared}
            />
          ),
        )}
    </section>
  );
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

function countOpen(texts: TextInForm[]): string {
  const rows = texts.flatMap((text) => (text.whole === undefined ? text.rows : []));
  const missing = rows.filter(({ english, text }) => !text && hasLetters(english)).length;
  const outdated = rows.filter(isOutdated).length;
  const parts = [
    ...(missing > 0 ? [`${missing} of ${rows.length} texts have no translation`] : []),
    ...(outdated > 0 ? [`the English of ${outdated} has changed`] : []),
  ];
  if (parts.length === 0) return "Everything is translated.";
  return `${parts.join(", ")}. What has no translation is shown in English.`;
}
