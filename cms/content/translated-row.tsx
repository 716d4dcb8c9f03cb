"use client";
import { useRef } from "react";
import { LineInput, PlainInput } from "./line-input.tsx";
import { escapeText, isOutdated, type Row, unescapeText } from "./translation-words.ts";

type Props = {
  row: Row;
  id: string;
  label: string;
  language: string;
  languageName: string;
  isRich: boolean;
  maxLength?: number;
  onChange: (row: Row) => void;
  isReadOnly: boolean;
};

/** A text or a line of one: English on one side, the translation on the other. */
export function TranslatedRow(props: Props) {
  const { row, id, label, language, languageName, isRich, maxLength, onChange, isReadOnly } = props;
  // It stays visible while the translation is written anew.
  const changedFrom = useRef(isOutdated(row) ? row.source : undefined).current;
  const isOpen = isOutdated(row);
  const write = (text: string) => onChange({ ...row, text, source: row.english });
  const toStored = (text: string) => (row.isPlain ? escapeText(text) : text);
  const shared = {
    label: `${label} in ${languageName}`,
    lang: language,
    describedBy: isOpen ? `${id}-changed` : undefined,
    isReadOnly,
  };
  return (
    <div className="translation__row">
      <div lang="en" className="translation__english">
        <Text html={row.english} isRich={isRich} isPlain={row.isPlain} />
        {changedFrom !== undefined && (
          <p className={isOpen ? "translation__mark" : undefined} id={`${id}-changed`}>
            <strong>{isOpen ? "English has changed. " : "Up to date again. "}</strong>
            Before: <Text html={changedFrom} isRich={isRich} isPlain={row.isPlain} isOld />
          </p>
        )}
      </div>
      <div className="translation__own">
        {isRich ? (
          <LineInput {...shared} value={row.text} english={row.english} onChange={write} />
        ) : (
          <PlainInput
            {...shared}
            value={row.isPlain ? unescapeText(row.text) : row.text}
            english={row.isPlain ? unescapeText(row.english) : row.english}
            maxLength={maxLength}
            onChange={(text) => write(toStored(text))}
          />
        )}
        {isOpen && !isReadOnly && (
          <button type="button" onClick={() => onChange({ ...row, source: row.english })}>
            The translation still fits
          </button>
        )}
      </div>
    </div>
  );
}

type TextProps = { html: string; isRich: boolean; isPlain?: boolean; isOld?: boolean };

function Text({ html, isRich, isPlain, isOld }: TextProps) {
  const Tag = isOld ? "del" : "span";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
  if (isRich) return <Tag dangerouslySetInnerHTML={{ __html: html }} />;
  return <Tag className="translation__plain">{isPlain ? unescapeText(html) : html}</Tag>;
}
