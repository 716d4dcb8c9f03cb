"use client";

import { Link } from "@/components/ui/link";
import { inquiryHref } from "@/lib/site/routes";
import { useDutyQuery } from "./use-duty-query";

type Props = { source: string; label: string };

/** Leads to the contact form with the values that the visitor searched for. */
export function AskLink({ source, label }: Props) {
  return (
    <Link href={inquiryHref(source, useDutyQuery())} className="button" data-primary>
      {label}
    </Link>
  );
}
