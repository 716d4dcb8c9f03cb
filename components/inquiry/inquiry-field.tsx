import type { ComponentProps, ReactNode } from "react";
import { type FieldName, labels } from "@/lib/inquiry/fields";
import styles from "./inquiry-form.module.css";

type Props = {
  name: FieldName;
  hint?: string;
  /** Makes it a textarea. */
  rows?: number;
  /** Part of a group that is optional as a whole. */
  isGrouped?: boolean;
  /** Stands beside the input. */
  children?: ReactNode;
} & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "list" | "required" | "defaultValue"
>;

/** A field, with one place below it for its hint or its error, so that an error shifts nothing. */
export function InquiryField({ name, hint, rows, isGrouped, children, ...field }: Props) {
  const id = `inquiry-${name}`;
  const shared = { id, name, "aria-describedby": `${id}-hint ${id}-error ${id}-left` };
  const input = rows ? (
    <textarea {...shared} rows={rows} required={field.required} />
  ) : (
    <input {...shared} {...field} />
  );
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {labels[name]}
          {!field.required && !isGrouped && <span className={styles.optional}> (optional)</span>}
        </label>
        <span id={`${id}-left`} data-left={name} className={styles.left} />
      </div>
      {children ? (
        <div className={styles.row}>
          {input}
          {children}
        </div>
      ) : (
        input
      )}
      <div className={styles.below}>
        <p id={`${id}-error`} data-error={name} className={styles.error} />
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
    </div>
  );
}
