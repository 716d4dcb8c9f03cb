import { flowUnitField, flowUnits } from "@/lib/form/fields";
import { InquiryField } from "./inquiry-field";
import styles from "./inquiry-form.module.css";

const gases = ["Nitrogen", "Oxygen", "Argon", "Hydrogen"];

/** The duty of the plant; opened if a link has filled in some of it. */
export function InquiryDuty() {
  return (
    <details data-duty className={styles.duty}>
      <summary>
        Your duty: gas, flow, purity, pressure, site<span className={styles.optional}> (optional)</span>
      </summary>
      <div className={styles.pair}>
        <InquiryField name="gas" list="inquiry-gases" />
        <InquiryField name="flow" inputMode="decimal">
          <select name={flowUnitField} aria-label="Flow unit" defaultValue={flowUnits[0]}>
            {flowUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </select>
        </InquiryField>
        <InquiryField name="purity" hint="In %, or as the impurity in ppm." />
        <InquiryField name="pressure" hint="At the outlet, with its unit: for example 6 bar(g)." />
        <InquiryField name="place" hint="Where the plant will stand: city and country." />
      </div>
      <datalist id="inquiry-gases">
        {gases.map((gas) => (
          <option key={gas} value={gas} />
        ))}
      </datalist>
    </details>
  );
}
