import { PlantSymbol } from "@/components/ui/plant-symbol";
import { turnkeyChain } from "@/lib/site/company";
import { routes } from "@/lib/site/routes";
import { Section } from "./section";
import styles from "./turnkey-chain.module.css";

export function TurnkeyChain() {
  return (
    <Section
      tag={["EPC", 100]}
      heading="One line of responsibility, from drawing to decades of operation"
      more={{ label: "All services", href: routes.services }}
    >
      <ol className={styles.chain}>
        {turnkeyChain.map(({ key, name, text }) => (
          <li key={key}>
            <span className={styles.symbol}>
              <PlantSymbol name={key} />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
