import type { ComponentProps, ReactNode } from "react";
import { type FieldName, fields } from "@/lib/form/fields";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-form.module.css";

type Props = {
  name: FieldName;
  hint?: string;
  /** True while it is required: the form's state changes it. The browser must not insist, since without scripts it does not change. */
  isNeeded?: boolean;
  /** Makes it a textarea. */
  rows?: number;
  /** Stands beside the input. */
  children?: ReactNode;
} & Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "list" | "defaultValue">;

/** A field, with one place below it for its hint or its error, so that an error shifts nothing. */
export function InquiryField({ name, hint, isNeeded, rows, children, ...input }: Props) {
  const t = useWords();
  const id = `inquiry-${name}`;
  const { type, isRequired = false, section } = fields[name];
  const { label } = browserWords(t.language).inquiry.fields[name];
  const shared = {
    id,
    name,
    required: isRequired,
    "aria-required": isNeeded,
    "aria-describedby": `${id}-hint ${id}-error ${id}-left`,
  };
  const has = {
    required: isRequired || isNeeded !== undefined,
    optional: !isRequired && section !== "duty",
  };
  const marks = (["required", "optional"] as const).filter((mark) => has[mark]);
  const control = rows ? (
    <textarea {...shared} rows={rows} suppressHydrationWarning />
  ) : (
    <input {...shared} type={type} {...input} />
  );
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {marks.map((mark) => (
            // The field itself tells screen readers that it is required.
            <span
              key={mark}
              data-mark={mark}
              aria-hidden={mark === "required" || undefined}
              className={styles.mark}
            >
              {` ${t(`inquiry.${mark}`)}`}
            </span>
          ))}
        </label>
        <span id={`${id}-left`} data-left={name} className={styles.left} />
      </div>
      {children ? (
        <div className={styles.row}>
          {control}
          {children}
        </div>
      ) : (
        control
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
