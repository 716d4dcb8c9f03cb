import { Link } from "@/components/ui/link";
import {
  type BuiltToSize as Answer,
  describeNeed,
  describeOpen,
  describeRange,
} from "@/lib/products/built-to-size";
import { formatQuantity } from "@/lib/products/cells";
import { describeNeeded, typedValue } from "@/lib/products/duty-text";
import { modelOf } from "@/lib/products/title";
import type { Duty } from "@/lib/site/duty";
import { inquiryHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./built-to-size.module.css";

type Props = { answer: Answer; duty: Duty };

/** The range of a family that is built for the visitor's duty, or close to it, with the value that is to be settled. */
export function BuiltToSize({ answer, duty }: Props) {
  const t = useWords();
  const { family, open, scale } = answer;
  const rangeOf = (key: "capacity" | "purity" | "pressure") => describeRange(family, key, t.language);
  const limits = [rangeOf("purity"), rangeOf("pressure")].filter(Boolean);
  const about = family.expertise === null ? undefined : `expertise-${family.expertise}`;
  const flow = describeNeeded(duty, "flow");
  return (
    <div className={styles.built}>
      <p className={styles.label}>
        {t(`sections.productResults.${open.length > 0 ? "closeToSize" : "builtToSize"}`)}
      </p>
      <h3>{[family.name, rangeOf("capacity")].filter(Boolean).join(", ")}</h3>
      {limits.length > 0 && <p className={styles.limits}>{limits.join(", ")}</p>}
      <p className={styles.yours}>
        {t("sections.productResults.yours", { need: describeNeed(duty, t.language) })}
      </p>
      {open.length > 0 && <p className={styles.open}>{describeOpen(answer, duty, t.language)}</p>}
      {scale && <Scale scale={scale} duty={duty} flow={flow} />}
      <Link href={about ? inquiryHref(about) : routes.contact} className="button" data-primary>
        {t("sections.productResults.askForOffer", { flow: typedValue(duty, "flow") || flow })}
      </Link>
    </div>
  );
}

type ScaleProps = { scale: NonNullable<Answer["scale"]>; duty: Duty; flow: string };

/** The duty and the models of a family on the scale of its capacities. */
function Scale({ scale: { min, max, share, models }, duty, flow }: ScaleProps) {
  const t = useWords();
  return (
    <svg className={styles.scale} aria-hidden="true">
      <path d="M.5 38v12" />
      <line x1="0" x2="100%" y1="44" y2="44" />
      <line x1="0" x2={percent(share)} y1="44" y2="44" data-duty />
      <line x1="100%" x2="100%" y1="38" y2="50" />
      {models.map((model) => {
        const fits = model.capacity >= (duty.flow ?? 0);
        return (
          <g key={model.title} data-fits={fits || undefined}>
            <circle cx={percent(model.share)} cy="44" r="5" />
            <text x={percent(model.share)} y="68">
              {modelOf(model.title, t.language)}
            </text>
            <text x={percent(model.share)} y="84">
              {formatQuantity(model.capacity)}
            </text>
          </g>
        );
      })}
      <circle cx={percent(share)} cy="44" r="7" data-duty />
      <text x={percent(share)} y="14" data-at={share < 0.12 ? "start" : share > 0.88 ? "end" : undefined}>
        {flow}
      </text>
      <text x="0" y="68" data-at="start">
        {formatQuantity(min)}
      </text>
      <text x="100%" y="68" data-at="end">
        {formatQuantity(max)}
      </text>
    </svg>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
