import folded from "@/components/ui/folded.module.css";
import { flowUnitField, flowUnits, type PresetDuty } from "@/lib/form/fields";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import { InquiryField } from "./inquiry-field";
import styles from "./inquiry-form.module.css";

/** The duty of the plant; opened if the page or a link has filled in some of it. */
export function InquiryDuty({ duty = {} }: { duty?: PresetDuty }) {
  const t = useWords();
  return (
    <details data-duty open={Object.values(duty).some(Boolean)} className={`${folded.folded} ${styles.duty}`}>
      <summary>
        {t("inquiry.duty.summary")}
        <span className={styles.mark}>{` ${t("inquiry.optional")}`}</span>
      </summary>
      <div className={styles.pair}>
        <InquiryField name="gas" defaultValue={duty.gas} list="inquiry-gases" />
        <InquiryField name="flow" defaultValue={duty.flow} inputMode="decimal">
          <select name={flowUnitField} aria-label={t("inquiry.duty.flowUnit")} defaultValue={flowUnits[0]}>
            {flowUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </select>
        </InquiryField>
        <InquiryField name="purity" defaultValue={duty.purity} hint={t("inquiry.hints.purity")} />
        <InquiryField name="pressure" defaultValue={duty.pressure} hint={t("inquiry.hints.pressure")} />
        <InquiryField name="place" hint={t("inquiry.hints.place")} />
      </div>
      <datalist id="inquiry-gases">
        {Object.entries(browserWords(t.language).inquiry.gases).map(([gas, name]) => (
          <option key={gas} value={name} />
        ))}
      </datalist>
    </details>
  );
}
