"use client";

import { useSyncExternalStore } from "react";
import { dutyQuery, parseDuty } from "@/lib/site/duty";

/** Canonical query of what the visitor searched for, which the finder put into the URL of this page; empty on the server. */
export function useDutyQuery(): string {
  return useSyncExternalStore(
    () => () => {},
    () => dutyQuery(parseDuty(new URLSearchParams(location.search))),
    () => "",
  );
}
