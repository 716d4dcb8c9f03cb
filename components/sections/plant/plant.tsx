import { SectionHead } from "@/components/sections/section-head";
import { Link } from "@/components/ui/link";
import { RuledCells } from "@/components/ui/ruled-cells";
import type { PlantEntry } from "@/lib/content/plant";
import type { Plant as PlantOf } from "@/lib/plant/place-entries";
import type { Gas } from "@/lib/site/duty";
import { gasName } from "@/lib/site/gas-names";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import diagram from "./diagram.module.css";
import { FlowLine } from "./flow-line";
import { LineDrawing } from "./line-drawing";
import styles from "./plant.module.css";
import { PlantFacts } from "./plant-facts";
import pointing from "./pointing.module.css";
import lineSwitch from "./switch.module.css";

const products: Gas[] = ["oxygen", "nitrogen", "hydrogen"];

type Props = {
  plant: PlantOf<PlantEntry>;
  /** Gases with products. */
  gases: Gas[];
};

/** The plant's drawing as the navigation of expertise. CSS alone shows the line of the product that is chosen. */
export function Plant({ plant: { lines, others }, gases }: Props) {
  const t = useWords();
  return (
    <section className={`container section ${styles.plant}`}>
      <SectionHead tag={["EX", 300]} heading={t("sections.plant.heading")} />
      <fieldset className={lineSwitch.switch}>
        <legend className="visually-hidden">{t("sections.plant.lines")}</legend>
        {products.map((gas) => (
          <label key={gas}>
            <input type="radio" name="plant" value={gas} defaultChecked={gas === products[0]} />
            {gasName(gas, t.language)}
          </label>
        ))}
      </fieldset>
      <ol className={`${styles.drawing} ${diagram.drawing} ${pointing.pointing}`}>
        <FlowLine line="air" steps={lines.air} products={["oxygen", "nitrogen"]} gases={gases} />
        <FlowLine line="hydrogen" steps={lines.hydrogen} products={["hydrogen"]} gases={gases} />
        <li className={`${styles.diagram} ${diagram.diagram}`} aria-hidden="true">
          <LineDrawing line="air" />
          <LineDrawing line="hydrogen" />
        </li>
      </ol>
      <RuledCells>
        <p>
          {`${t("sections.plant.note")} `}
          <Link href={routes.expertise}>{t("sections.all.expertise")}</Link>
        </p>
        {others.map((entry) => (
          <PlantFacts key={entry.id} entry={{ ...entry, facts: entry.facts.slice(0, 1) }} />
        ))}
      </RuledCells>
    </section>
  );
}
