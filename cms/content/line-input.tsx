"use client";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef } from "react";

type Props = {
  label: string;
  lang: string;
  value: string;
  english: string;
  describedBy?: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
};

/** Of a row beside the English, for browsers that do not fit a field to its text. */
const columns = 50;

/** A text without marks, as high as it is long. */
export function PlainInput({
  label,
  lang,
  value,
  english,
  describedBy,
  onChange,
  isReadOnly,
  maxLength,
}: Props & { maxLength?: number }) {
  return (
    <>
      <textarea
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
        rows={Math.ceil(english.length / columns)}
        maxLength={maxLength}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {!value && !isReadOnly && <CopyEnglish label={label} onClick={() => onChange(english)} />}
    </>
  );
}

/** Marks that a line may have, with the commands of browsers for them. */
const marks = [
  { tag: "strong", command: "bold", label: "Bold" },
  { tag: "em", command: "italic", label: "Italic" },
  { tag: "sub", command: "subscript", label: "Subscript" },
  { tag: "sup", command: "superscript", label: "Superscript" },
] as const;

/** A line with the marks of the English one. What is pasted becomes text. */
export function LineInput({ label, lang, value, english, describedBy, onChange, isReadOnly }: Props) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = field;
    // While somebody types in it, it has what is newest.
    if (current && document.activeElement !== current && current.innerHTML !== value)
      current.innerHTML = value;
  }, [value]);

  const emit = () => {
    const { current } = field;
    if (current) onChange(current.textContent?.trim() ? current.innerHTML : "");
  };
  const apply = (command: string, argument?: string) => {
    field.current?.focus();
    document.execCommand(command, false, argument);
    emit();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain").replace(/\s+/g, " ");
    document.execCommand("insertText", false, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A line has no paragraphs.
    if (event.key === "Enter") event.preventDefault();
  };
  const links = new Set(Array.from(english.matchAll(/ href="([^"]*)"/g), ([, href = ""]) => href));
  const actions = [
    ...marks
      .filter(({ tag }) => english.includes(`<${tag}>`) || english.includes(`<${tag} `))
      .map(({ command, label: name }) => ({ name, onApply: () => apply(command) })),
    ...Array.from(links, (href) => ({ name: `Link to ${href}`, onApply: () => apply("createLink", href) })),
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a text field has no marks */}
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-readonly={isReadOnly}
        className="translation__line"
        lang={lang}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        onInput={emit}
        onPaste={paste}
        onDrop={(event: DragEvent) => event.preventDefault()}
        onKeyDown={onKeyDown}
      />
      {!isReadOnly && (
        <div className="translation__marks">
          {value === "" && <CopyEnglish label={label} onClick={() => onChange(english)} />}
          {actions.map(({ name, onApply }) => (
            // Pressed with a pointer, it leaves the selection where it is.
            <button
              key={name}
              type="button"
              aria-label={`${name}: ${label}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onApply}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function CopyEnglish({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={`Copy the English: ${label}`} onClick={onClick}>
      Copy the English
    </button>
  );
}
