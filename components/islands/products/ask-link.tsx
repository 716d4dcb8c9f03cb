"use client";

import { useSyncExternalStore } from "react";
import { Link } from "@/components/ui/link";
import { dutyQuery, parseDuty } from "@/lib/site/duty";
import { inquiryHref } from "@/lib/site/routes";

type Props = { source: string; label: string };

/** Leads to the contact form, with what the visitor searched for: it is in the URL of a page that the finder led to. */
export function AskLink({ source, label }: Props) {
  const query = useSyncExternalStore(
    () => () => {},
    () => dutyQuery(parseDuty(new URLSearchParams(location.search))),
    () => "",
  );
  return (
    <Link href={inquiryHref(source, query)} className="button" data-primary>
      {label}
    </Link>
  );
}
