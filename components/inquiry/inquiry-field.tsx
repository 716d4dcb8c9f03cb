import type { ComponentProps } from "react";
import type { FieldName } from "@/lib/inquiry/fields";
import styles from "./inquiry-form.module.css";

type Props = {
  name: FieldName;
  label: string;
  hint: string;
  /** Makes it a textarea. */
  rows?: number;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "required" | "defaultValue">;

/** A field with its hint above it, and an element for its error below. */
export function InquiryField({ name, label, hint, rows, ...field }: Props) {
  const id = `inquiry-${name}`;
  const shared = { id, name, "aria-describedby": `${id}-hint ${id}-error` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {rows ? (
        <textarea {...shared} rows={rows} required={field.required} />
      ) : (
        <input {...shared} {...field} />
      )}
      <p id={`${id}-error`} data-error={name} className={styles.error} />
    </div>
  );
}
