"use client";

import type { ReactNode } from "react";
import { DutyContext } from "@/components/ui/duty-context";
import { useDutyQuery } from "./use-duty-query";

type Props = {
  /** Of the page; without one, that of the address. */
  query?: string;
  children: ReactNode;
};

/** Links inside take the visitor's duty along. */
export function DutyLinks({ query, children }: Props) {
  const own = useDutyQuery();
  return <DutyContext value={query ?? own}>{children}</DutyContext>;
}
