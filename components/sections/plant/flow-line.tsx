import { Link } from "@/components/ui/link";
import type { PlantEntry } from "@/lib/content/plant";
import type { Step } from "@/lib/plant/place-entries";
import type { PlantLine } from "@/lib/plant/places";
import type { Gas } from "@/lib/site/duty";
import { finderHref } from "@/lib/site/finder-href";
import { gasName } from "@/lib/site/gas-names";
import { useWords } from "@/lib/words/use-words";
import places from "./places.module.css";
import styles from "./plant.module.css";
import { PlantFacts } from "./plant-facts";
import { PlantSymbol } from "./plant-symbol";

type Props = {
  line: PlantLine;
  steps: Step<PlantEntry>[];
  /** The gases that the line makes. */
  products: Gas[];
  /** Gases with products. */
  gases: Gas[];
};

/** The places of a line and its products: vertical on narrow screens, bubbles over the drawing on wide ones. */
export function FlowLine({ line, steps, products, gases }: Props) {
  const t = useWords();
  if (steps.length === 0) return null;
  return (
    <>
      {steps.map(({ symbol, entry }) => (
        <li key={symbol} data-line={line} className={places[symbol]}>
          <PlantSymbol name={symbol} className={styles.symbol} />
          <PlantFacts entry={entry} />
        </li>
      ))}
      {products.map((gas) => (
        <li key={gas} data-flag={gas}>
          {gases.includes(gas) ? (
            <Link href={finderHref({ duty: { gas } })}>{gasName(gas, t.language)}</Link>
          ) : (
            gasName(gas, t.language)
          )}
        </li>
      ))}
    </>
  );
}
