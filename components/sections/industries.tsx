import { Link } from "@/components/ui/link";
import { RuledCells } from "@/components/ui/ruled-cells";
import { industries } from "@/lib/site/company";
import { dutyQuery, type Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import styles from "./industries.module.css";

/**
 * The industries served, each with a link to its products.
 * @param gases those that there are products for
 */
export function Industries({ gases }: { gases: Gas[] }) {
  return (
    <section className={`container section ${styles.industries}`}>
      <h2>Industries served</h2>
      <RuledCells>
        {industries.map(({ name, gas, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {gases.includes(gas) && (
              <Link href={`${routes.product}?${dutyQuery({ gas })}`}>{`Products for ${gas}`}</Link>
            )}
          </div>
        ))}
      </RuledCells>
    </section>
  );
}
