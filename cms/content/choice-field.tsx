"use client";
import { SelectInput, TextInput, useField } from "@payloadcms/ui";
import type { TextFieldClient } from "payload";
import { type ChangeEvent, useState } from "react";

export type Choice = { value: string; label: string };

type Props = {
  field: Omit<TextFieldClient, "type">;
  path: string;
  readOnly?: boolean;
  choices: Choice[];
  /** Nothing else may be written. */
  isClosed?: boolean;
};

const other = "\0other";

/** A text, or several, chosen from a list whose last entry leads to a field for a text of one's own. */
export function ChoiceField({ field, path: ownPath, readOnly, choices, isClosed = false }: Props) {
  const { value, setValue, path, showError, disabled } = useField<string | string[] | null>({
    // The prop is stale after a row has moved; the hook knows better.
    potentiallyStalePath: ownPath,
  });
  const [isWriting, setIsWriting] = useState(false);
  const [written, setWritten] = useState("");
  const { hasMany = false, label, required, admin } = field;
  const isReadOnly = readOnly || disabled;
  const chosen = [value ?? []].flat().filter(Boolean);
  const unknown = chosen.filter((each) => !choices.some((choice) => choice.value === each));
  const isOwn = !isClosed && (isWriting || (!hasMany && unknown.length > 0));
  const add = () => {
    if (written.trim()) setValue([...chosen, written.trim()]);
    setWritten("");
    setIsWriting(false);
  };
  const options = [
    ...choices,
    ...(isOwn && !hasMany ? [] : unknown.map((each) => ({ value: each, label: each }))),
  ];
  const choose = (picked: unknown) => {
    const values = [picked ?? []].flat().map((option) => (option as Choice).value);
    setIsWriting(values.includes(other));
    const known = values.filter((each) => each !== other);
    setValue(hasMany ? known : (known[0] ?? (values.includes(other) ? value : null)));
  };
  return (
    <>
      <SelectInput
        name={path}
        path={path}
        label={label}
        description={admin?.description as string | undefined}
        required={required}
        hasMany={hasMany}
        readOnly={isReadOnly}
        showError={showError}
        onChange={choose}
        options={isClosed ? options : [...options, { value: other, label: "Something else …" }]}
        value={hasMany ? chosen : isOwn ? other : chosen[0]}
      />
      {isOwn && (
        // Leaving the field adds the text, too: nothing that was typed is lost.
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the field inside
        <div onBlur={hasMany ? add : undefined}>
          <TextInput
            path={`${path}.other`}
            label={`${String(label)}, in your own words`}
            readOnly={isReadOnly}
            value={hasMany ? written : (chosen[0] ?? "")}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              (hasMany ? setWritten : setValue)(target.value)
            }
            onKeyDown={(event) => {
              if (!hasMany || event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        </div>
      )}
    </>
  );
}
