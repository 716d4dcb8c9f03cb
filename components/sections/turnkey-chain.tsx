import { turnkeyChain } from "@/lib/site/company";
import { staticServiceHref } from "@/lib/site/static-services";
import { useWords } from "@/lib/words/use-words";
import { PlantSymbol } from "./plant/plant-symbol";
import { Section } from "./section";
import styles from "./turnkey-chain.module.css";

export function TurnkeyChain() {
  const t = useWords();
  return (
    <Section
      tag={["EPC", 100]}
      heading={t("sections.turnkeyChain.heading")}
      more={{ label: t("sections.turnkeyChain.more"), href: staticServiceHref("epc-projects") }}
    >
      <ol className={styles.chain}>
        {turnkeyChain.map((key) => (
          <li key={key}>
            <PlantSymbol name={key} className={styles.symbol} />
            <h3>{t(`sections.turnkeyChain.steps.${key}.name`)}</h3>
            <p>{t(`sections.turnkeyChain.steps.${key}.text`)}</p>
            <p>{t(`sections.turnkeyChain.steps.${key}.weeks`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t("sections.turnkeyChain.note")}</p>
    </Section>
  );
}
