import { FinderForm } from "@/components/islands/products/finder-form";
import { Choices } from "@/components/ui/choices";
import { typedValue } from "@/lib/products/duty-text";
import { positionOf, sliderRange, sliderTicks } from "@/lib/products/slider";
import { type Duty, dutyLimits, type Gas, maxTyped } from "@/lib/site/duty";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { describeUnit, type Measure, measures, ownUnit } from "@/lib/text/quantities";
import { formatNumber } from "@/lib/words/formats";
import { useWords } from "@/lib/words/use-words";
import slider from "./flow-slider.module.css";
import styles from "./product-finder.module.css";

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
  const { gas, flow, purity } = duty;
  const notSet = t("sections.productFinder.notSet");
  const isUsual = !duty.typed?.purity && purity !== undefined && usualPurities.includes(purity);
  const position = flow ? positionOf(flow) : sliderRange.start;
  const unread = measures.find((measure) => duty.unread?.[measure] !== undefined);
  const isAnswered = duty.flow !== undefined && !unread;
  const fieldFor = (measure: Measure) => ({ name: measure, duty, hasFocus: measure === unread });
  return (
    <search id={finderId} className={styles.search} data-folded={isAnswered || undefined}>
      <FinderForm
        action={`${localPath(routes.product, t.language)}#results`}
        className={styles.finder}
        notSet={notSet}
      >
        <fieldset className={styles.gases}>
          <legend>{t("sections.productFinder.gas")}</legend>
          <Choices
            name="gas"
            chosen={gas}
            options={gases.map((value) => ({ value, label: t(`gasesInSentence.${value}`) }))}
          />
        </fieldset>
        <div className={styles.flow}>
          <NumberField {...fieldFor("flow")} />
          {!typedValue(duty, "flow") && (
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
          <NumberField {...fieldFor("purity")} isEmpty={isUsual} />
          <Choices
            name="purity"
            label={t("sections.productFinder.purity")}
            chosen={isUsual ? purity : undefined}
            options={usualPurities.map((value) => ({ value, label: String(value) }))}
          />
        </div>
        <NumberField {...fieldFor("pressure")} />
        <button type="submit" className="button" data-primary>
          {t("sections.productFinder.submit")}
        </button>
      </FinderForm>
    </search>
  );
}

type FieldProps = { name: Measure; duty: Duty; hasFocus: boolean; isEmpty?: boolean };

/** A number as people write it, also with a unit. A text that cannot be read stays, with a message beside it. */
function NumberField({ name, duty, hasFocus, isEmpty = false }: FieldProps) {
  const t = useWords();
  const unread = duty.unread?.[name];
  const typed = typedValue(duty, name);
  const isInvalid = unread !== undefined;
  const errorId = `${finderId}-${name}-error`;
  return (
    <div className={styles.field}>
      <label>
        <span>{t(`sections.productFinder.${name}`)}</span>
        <span className={styles.number}>
          <input
            type="text"
            name={name}
            maxLength={maxTyped}
            inputMode="decimal"
            enterKeyHint="search"
            defaultValue={unread ?? (isEmpty ? undefined : typed || duty[name])}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it is to be corrected
            autoFocus={hasFocus}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? errorId : undefined}
          />
          {!typed && <span>{unitLabel(name)}</span>}
        </span>
      </label>
      {isInvalid && (
        <p id={errorId} className={styles.error}>
          {t("sections.productFinder.unread", limitsOf(name))}
        </p>
      )}
    </div>
  );
}

function unitLabel(measure: Measure): string {
  return describeUnit(measure, ownUnit(measure)).label;
}

const examples: Record<Measure, number> = { flow: 300, purity: 99.5, pressure: 6.5 };

function limitsOf(measure: Measure) {
  const { min, max } = dutyLimits[measure];
  return {
    min: String(min),
    max: formatNumber(max, { maximumFractionDigits: 4 }),
    unit: unitLabel(measure),
    example: String(examples[measure]),
  };
}
