"use client";

import { type ReactNode, useMemo } from "react";
import { DutyContext } from "@/components/ui/duty-context";
import { parseDuty } from "@/lib/site/duty";
import { finderHref } from "@/lib/site/finder-href";
import { useDutyQuery } from "./use-duty-query";

type Props = {
  /** Of the page; without one, that of the address. */
  query?: string;
  children: ReactNode;
};

/** Links inside take the visitor's duty along. */
export function DutyLinks({ query, children }: Props) {
  const own = useDutyQuery();
  const shown = query ?? own;
  const duty = useMemo(() => {
    const results = finderHref({ duty: parseDuty(new URLSearchParams(shown)) });
    return { query: shown, results };
  }, [shown]);
  return <DutyContext value={duty}>{children}</DutyContext>;
}
