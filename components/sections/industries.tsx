import { Link } from "@/components/ui/link";
import { industries } from "@/lib/site/company";
import { dutyQuery, type Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import styles from "./industries.module.css";
import { Section } from "./section";

/** @param gases those that there are products for */
export function Industries({ gases }: { gases: Gas[] }) {
  return (
    <Section tag={["IN", 400]} heading="Industries served">
      <dl className={styles.industries}>
        {industries.map(({ name, gas, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {gases.includes(gas) && (
                <>
                  {". "}
                  <Link href={`${routes.product}?${dutyQuery({ gas })}`}>Products for {gas}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
