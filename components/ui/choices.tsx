import styles from "./choices.module.css";

type Value = string | number;
type Props = {
  name: string;
  options: { value: Value; label: string }[];
  chosen: Value | undefined;
  /** For screen readers, unless a fieldset around it has a legend. */
  label?: string;
};

/** Radio buttons in one row, of which one is chosen with a tap. */
export function Choices({ name, options, chosen, label }: Props) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
