"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { maxPageWeight, pageWeight } from "./page-weight.ts";

/** Beside a page while it is written: how much of what a page may weigh its blocks take. */
export function PageBudget() {
  const [fields] = useAllFormFields();
  const share = Math.round((100 * pageWeight(reduceFieldsToValues(fields, true))) / maxPageWeight);
  return (
    <div className="field-type">
      <h3 id="page-budget">Weight on a phone</h3>
      <meter aria-labelledby="page-budget" max={100} high={85} optimum={0} value={share} />
      <p>
        {share} % of what a page may weigh.
        {share > 100 && " It cannot be published: shorten it, or move a part to a page of its own."}
      </p>
    </div>
  );
}
