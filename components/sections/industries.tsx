import { SectionHead } from "@/components/sections/section-head";
import { industries } from "@/lib/site/company";
import styles from "./industries.module.css";

export function Industries() {
  return (
    <section className="container section">
      <SectionHead tag={["IN", 400]} heading="Industries served" />
      <dl className={styles.industries}>
        {industries.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
