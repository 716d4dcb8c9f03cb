"use client";
import { TextInput, useField } from "@payloadcms/ui";
import type { NumberFieldClient } from "payload";
import type { ChangeEvent } from "react";

type Props = { field: Omit<NumberFieldClient, "type">; path: string; readOnly?: boolean };

/** A field whose text the server reads: inputs of the type `number` drop a decimal comma without a word. */
export function NumberInput({ field: { label, required }, path: ownPath, readOnly }: Props) {
  const { value, setValue, path, showError, valid, errorMessage, disabled } = useField<
    number | string | null
  >({ potentiallyStalePath: ownPath });
  const isUnread = typeof value === "string" && value.trim() !== "" && valid === false;
  const errorId = `${path}-unread`;
  const attributes = {
    inputMode: "decimal",
    "aria-invalid": isUnread || undefined,
    "aria-describedby": isUnread ? errorId : undefined,
  };
  return (
    <div>
      <TextInput
        path={path}
        label={label}
        required={required}
        readOnly={readOnly || disabled}
        showError={showError || isUnread}
        htmlAttributes={attributes as object}
        value={String(value ?? "")}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
      />
      {isUnread && <p id={errorId}>{errorMessage}</p>}
    </div>
  );
}
