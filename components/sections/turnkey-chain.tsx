import { turnkeyChain } from "@/lib/site/company";
import { staticServiceHref } from "@/lib/site/static-services";
import { PlantSymbol } from "./plant/plant-symbol";
import { Section } from "./section";
import styles from "./turnkey-chain.module.css";

export function TurnkeyChain() {
  return (
    <Section
      tag={["EPC", 100]}
      heading="Single-point responsibility"
      more={{ label: "EPC projects", href: staticServiceHref("epc-projects") }}
    >
      <ol className={styles.chain}>
        {turnkeyChain.map(({ key, name, weeks, text }) => (
          <li key={key}>
            <PlantSymbol name={key} className={styles.symbol} />
            <h3>{name}</h3>
            <p>{text}</p>
            <p>{weeks}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{"Weeks after order, 100\u00a0t/d gaseous oxygen plant"}</p>
    </Section>
  );
}
