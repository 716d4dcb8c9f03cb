import type { HomeParts } from "@/lib/content/home-parts";
import { staticServiceHref } from "@/lib/site/static-services";
import { useWords } from "@/lib/words/use-words";
import { PlantSymbol } from "./plant/plant-symbol";
import { Section } from "./section";
import styles from "./turnkey-chain.module.css";

type Props = Pick<HomeParts, "phases" | "phasesNote" | "lang">;

/** The phases of a turnkey project on the flow line; nothing without phases. */
export function TurnkeyChain({ phases, phasesNote, lang }: Props) {
  const t = useWords();
  if (phases.length === 0) return null;
  return (
    <Section
      tag={["EPC", 100]}
      heading={t("sections.turnkeyChain.heading")}
      more={{ label: t("sections.turnkeyChain.more"), href: staticServiceHref("epc-projects") }}
    >
      <ol className={styles.chain} lang={lang}>
        {phases.map(({ name, symbol, text, duration }) => (
          <li key={name}>
            {symbol ? (
              <PlantSymbol name={symbol} className={styles.symbol} />
            ) : (
              <span className={styles.symbol} />
            )}
            <h3>{name}</h3>
            {text && <p>{text}</p>}
            {duration && <p className={styles.duration}>{duration}</p>}
          </li>
        ))}
      </ol>
      {phasesNote && (
        <p className={styles.note} lang={lang}>
          {phasesNote}
        </p>
      )}
    </Section>
  );
}
