import { FinderForm } from "@/components/islands/products/finder-form";
import { Choices } from "@/components/ui/choices";
import { positionOf, sliderRange, sliderTicks } from "@/lib/products/slider";
import { fieldOf } from "@/lib/products/view";
import type { Duty, Gas } from "@/lib/site/duty";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { type Measure, ownUnit } from "@/lib/text/quantities";
import { formatNumber } from "@/lib/words/formats";
import { useWords } from "@/lib/words/use-words";
import slider from "./flow-slider.module.css";
import styles from "./product-finder.module.css";
import { UnitInputs } from "./unit-inputs";

type Props = { gases: Gas[]; duty?: Duty };

export const finderId = "finder";
/** Purities that one tap chooses, in %. */
const usualPurities = [99, 99.9, 99.99, 99.999];

/**
 * The form that finds products for a gas, flow, purity and pressure. It works without scripts: a typed purity counts before a chosen
 * one, so a chosen one leaves its field empty. On phones the form is folded above an answer.
 */
export function ProductFinder({ gases, duty = {} }: Props) {
  const t = useWords();
  const { gas, purity } = duty;
  const notSet = t("sections.productFinder.notSet");
  const fields = {
    flow: fieldOf(duty, "flow"),
    purity: fieldOf(duty, "purity"),
    pressure: fieldOf(duty, "pressure"),
  };
  const isInPercent = fields.purity.unit === "%";
  const isUsual = isInPercent && purity !== undefined && usualPurities.includes(purity);
  const flow = fields.flow.value;
  const position = flow ? positionOf(flow) : sliderRange.start;
  return (
    <search id={finderId} className={styles.search} data-folded={duty.flow ? true : undefined}>
      <FinderForm
        action={`${localPath(routes.product, t.language)}#results`}
        className={styles.finder}
        notSet={notSet}
      >
        <UnitInputs duty={duty} />
        <fieldset className={styles.gases}>
          <legend>{t("sections.productFinder.gas")}</legend>
          <Choices
            name="gas"
            chosen={gas}
            options={gases.map((value) => ({ value, label: t(`gasesInSentence.${value}`) }))}
          />
        </fieldset>
        <div className={styles.flow}>
          <NumberField name="flow" label={t("sections.productFinder.flow")} field={fields.flow} />
          {fields.flow.unit === ownUnit("flow") && (
            <div className={slider.slider}>
              <input
                type="range"
                min={sliderRange.min}
                max={sliderRange.max}
                step={sliderRange.step}
                defaultValue={position}
                aria-label={t("sections.productFinder.flow")}
                aria-valuetext={flow ? `${flow} Nm³/h` : notSet}
              />
              <p aria-hidden="true">
                {sliderTicks.map((tick) => (
                  <span key={tick} data-tick={formatNumber(tick)} />
                ))}
              </p>
            </div>
          )}
        </div>
        <div className={styles.purity}>
          <NumberField
            name="purity"
            label={t("sections.productFinder.purity")}
            field={{ ...fields.purity, ...(isUsual && { value: undefined }) }}
            max={isInPercent ? 99.9999 : undefined}
          />
          {isInPercent && (
            <Choices
              name="purity"
              label={t("sections.productFinder.purity")}
              chosen={purity}
              options={usualPurities.map((value) => ({ value, label: String(value) }))}
            />
          )}
        </div>
        <NumberField name="pressure" label={t("sections.productFinder.pressure")} field={fields.pressure} />
        <button type="submit" className="button" data-primary>
          {t("sections.productFinder.submit")}
        </button>
      </FinderForm>
    </search>
  );
}

type FieldProps = { name: Measure; label: string; field: ReturnType<typeof fieldOf>; max?: number };

function NumberField({ name, label, field: { value, unit, label: unitLabel }, max }: FieldProps) {
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
          enterKeyHint="search"
          defaultValue={value}
          autoComplete="off"
        />
        {unit !== ownUnit(name) && <input type="hidden" name={`${name}Unit`} value={unit} />}
        <span>{unitLabel}</span>
      </span>
    </label>
  );
}
