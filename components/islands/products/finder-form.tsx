"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { flowAt, positionOf } from "@/lib/products/slider";
import { hasOtherUnits } from "@/lib/site/duty-link";
import { localPath } from "@/lib/site/language-path";
import { readNumber } from "@/lib/text/numbers";
import { usePageLanguage } from "@/lib/words/use-browser-words";
import { productsHref } from "./products-href";

/** `notSet` is what assistive technology says of the slider without a flow. */
type Props = { action: string; className: string | undefined; notSet: string; children: ReactNode };

/** Keeps slider and number of the flow in step, one purity chosen or typed, and shows results without a new document. */
export function FinderForm({ action, className, notSet, children }: Props) {
  const router = useRouter();
  const language = usePageLanguage();
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { slider, flow } = fieldsOf(ref.current);
    if (!slider || !flow) return;
    // Either may have been used before hydration.
    const typed = flow.value !== flow.defaultValue && readNumber(flow.value);
    if (typed) slider.value = String(positionOf(typed));
    else if (slider.value !== slider.defaultValue) flow.value = String(flowAt(Number(slider.value)));
  }, []);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { slider, flow, purities } = fieldsOf(currentTarget);
    if (purities.some((field) => field === target))
      for (const field of purities) if (field !== target) clear(field);
    if (!slider || !flow) return;
    if (target === slider) flow.value = String(flowAt(Number(slider.value)));
    const value = readNumber(flow.value) ?? 0;
    if (target === flow && value > 0) slider.value = String(positionOf(value));
    // A text that is no number has a unit of its own.
    slider.ariaValueText = value > 0 ? `${flow.value} Nm³/h` : flow.value || notSet;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const values = new URLSearchParams([...data] as [string, string][]);
    // The server reads what is no plain number.
    if (hasOtherUnits(`?${values}`)) return;
    event.preventDefault();
    router.push(`${localPath(productsHref(data), language)}#results`);
  };

  return (
    <form ref={ref} action={action} className={className} onInput={onInput} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement | null) {
  return {
    slider: form?.querySelector<HTMLInputElement>("[type=range]"),
    flow: form?.querySelector<HTMLInputElement>("[name=flow]"),
    purities: [...(form?.querySelectorAll<HTMLInputElement>("[name=purity]") ?? [])],
  };
}

function clear(field: HTMLInputElement): void {
  if (field.type === "radio") field.checked = false;
  else field.value = "";
}
