"use client";

import type { ReactNode } from "react";
import { DutyContext } from "@/components/ui/duty-context";
import { useDutyQuery } from "./use-duty-query";

type Props = {
  /** Id of the form of the units, for a page whose duty is in the address alone. */
  form?: string;
  /** Of the page; without one, that of the address. */
  query?: string;
  children: ReactNode;
};

/** Links inside take the visitor's duty along, and the form of the units does. */
export function DutyLinks({ form, query, children }: Props) {
  const own = useDutyQuery();
  const values = form ? [...new URLSearchParams(own)] : [];
  return (
    <DutyContext value={query ?? own}>
      {children}
      {values.map(
        ([name, value]) =>
          name !== "units" && <input key={name} type="hidden" form={form} name={name} value={value} />,
      )}
    </DutyContext>
  );
}
