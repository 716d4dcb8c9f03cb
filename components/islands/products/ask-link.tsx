"use client";

import { useSyncExternalStore } from "react";
import { Link } from "@/components/ui/link";
import { dutyQuery, parseDuty } from "@/lib/site/duty";
import { inquiryHref } from "@/lib/site/routes";

type Props = { source: string; label: string };

/** Leads to the contact form with the values that the visitor searched for, which the finder put into the URL of this page. */
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
