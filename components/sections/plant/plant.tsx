import { SectionHead } from "@/components/sections/section-head";
import { Link } from "@/components/ui/link";
import { RuledCells } from "@/components/ui/ruled-cells";
import type { PlantEntry } from "@/lib/content/plant";
import type { Plant as PlantOf } from "@/lib/plant/place-entries";
import { type Gas, gasName } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import diagram from "./diagram.module.css";
import { FlowLine } from "./flow-line";
import styles from "./plant.module.css";
import { PlantFacts } from "./plant-facts";
import { PlantSymbol } from "./plant-symbol";
import pointing from "./pointing.module.css";

const products: Gas[] = ["oxygen", "nitrogen", "hydrogen"];

type Props = {
  plant: PlantOf<PlantEntry>;
  /** Gases with products. */
  gases: Gas[];
};

/** The plant's drawing as the navigation of expertise. CSS alone shows the line of the product that is chosen. */
export function Plant({ plant: { lines, others }, gases }: Props) {
  return (
    <section className={`container section ${styles.plant}`}>
      <SectionHead tag={["EX", 300]} heading="The plant, from air to user" />
      <fieldset>
        <legend className="visually-hidden">Show the flow line for</legend>
        {products.map((gas) => (
          <label key={gas}>
            <input type="radio" name="plant" value={gas} defaultChecked={gas === products[0]} />
            {gasName(gas)}
          </label>
        ))}
      </fieldset>
      <ol className={`${styles.drawing} ${diagram.drawing} ${pointing.pointing}`}>
        <FlowLine line="air" steps={lines.air} products={["oxygen", "nitrogen"]} gases={gases} />
        <FlowLine line="hydrogen" steps={lines.hydrogen} products={["hydrogen"]} gases={gases} />
        <li className={`${styles.diagram} ${diagram.diagram}`} aria-hidden="true">
          <PlantSymbol name="drawing" />
        </li>
      </ol>
      <RuledCells>
        <p>
          Simplified. Filled valves are closed. <Link href={routes.expertise}>All expertise</Link>
        </p>
        {others.map((entry) => (
          <PlantFacts key={entry.id} entry={{ ...entry, facts: entry.facts.slice(0, 1) }} />
        ))}
      </RuledCells>
    </section>
  );
}
