import { FinderForm } from "@/components/islands/products/finder-form";
import { positionOf, sliderRange, sliderTicks } from "@/lib/products/slider";
import type { Duty, Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import { formatNumber } from "@/lib/words/formats";
import { useWords } from "@/lib/words/use-words";
import slider from "./flow-slider.module.css";
import styles from "./product-finder.module.css";

type Props = { gases: Gas[]; duty?: Duty };

/** The form that finds products for a gas, flow, purity and pressure. It works without scripts. */
export function ProductFinder({ gases, duty = {} }: Props) {
  const t = useWords();
  const { gas, flow, purity, pressure } = duty;
  const position = flow ? positionOf(flow) : sliderRange.start;
  return (
    <search>
      <FinderForm action={`${routes.product}#results`} className={styles.finder}>
        <fieldset className={styles.gases}>
          <legend>{t("sections.productFinder.gas")}</legend>
          <div>
            {gases.map((name) => (
              <label key={name}>
                <input type="radio" name="gas" value={name} defaultChecked={name === gas} />
                <span>{t(`gasesInSentence.${name}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.flow}>
          <NumberField name="flow" label={t("sections.productFinder.flow")} unit="Nm³/h" value={flow} />
          <div className={slider.slider}>
            <input
              type="range"
              min={sliderRange.min}
              max={sliderRange.max}
              step={sliderRange.step}
              defaultValue={position}
              aria-label={t("sections.productFinder.flow")}
              aria-valuetext={flow ? `${flow} Nm³/h` : t("sections.productFinder.notSet")}
            />
            <p aria-hidden="true">
              {sliderTicks.map((tick) => (
                <span key={tick} data-tick={formatNumber(tick)} />
              ))}
            </p>
          </div>
        </div>
        <NumberField
          name="purity"
          label={t("sections.productFinder.purity")}
          unit="%"
          value={purity}
          max={99.9999}
        />
        <NumberField
          name="pressure"
          label={t("sections.productFinder.pressure")}
          unit="bar(g)"
          value={pressure}
        />
        <button type="submit" className="button" data-primary>
          {t("sections.productFinder.submit")}
        </button>
      </FinderForm>
    </search>
  );
}

type FieldProps = { name: string; label: string; unit: string; value: number | undefined; max?: number };

function NumberField({ name, label, unit, value, max }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <span className={styles.number}>
        <input
          type="number"
          name={name}
          min={0}
          max={max}
          step="any"
          inputMode="decimal"
          defaultValue={value}
          autoComplete="off"
        />
        <span>{unit}</span>
      </span>
    </label>
  );
}
