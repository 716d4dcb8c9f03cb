import { industries } from "@/lib/site/company";
import styles from "./industries.module.css";
import { Section } from "./section";

export function Industries() {
  return (
    <Section tag={["IN", 400]} heading="Industries served">
      <dl className={styles.industries}>
        {industries.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
