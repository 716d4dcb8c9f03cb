"use client";
import { TranslatedRow } from "./translated-row.tsx";
import { hasLetters, labelOf, type Row, type TextInForm } from "./translation-words.ts";

type Props = {
  text: TextInForm;
  language: string;
  languageName: string;
  onChange: (text: TextInForm) => void;
  isReadOnly: boolean;
};

/** One field of a record: a text, or the lines of a rich text. */
export function TranslatedText({ text, onChange, ...shared }: Props) {
  const { group, name, rows, whole, isNew, isRich, maxLength, path } = text;
  const label = labelOf(text);
  const change = (index: number, row: Row) =>
    onChange({ ...text, isNew: false, rows: rows.map((each, place) => (place === index ? row : each)) });
  return (
    <>
      {(name !== group || isNew) && (
        <p className="translation__name">
          {name} {isNew && <strong className="translation__mark">New in English</strong>}
        </p>
      )}
      {whole !== undefined && (
        <div className="translation__whole">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
          <div lang={shared.language} dangerouslySetInnerHTML={{ __html: whole }} />
          <p>This translation has other paragraphs than the English. The site shows it as it is.</p>
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
          isRich && !hasLetters(row.english) && !row.text ? null : (
            <TranslatedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor vanish in the form
              key={index}
              row={row}
              id={`${path}-${index}`}
              label={rows.length > 1 ? `${label}, ${index + 1} of ${rows.length}` : label}
              isRich={isRich && !row.isPlain}
              maxLength={maxLength}
              onChange={(changed) => change(index, changed)}
              {...shared}
            />
          ),
        )}
    </>
  );
}
