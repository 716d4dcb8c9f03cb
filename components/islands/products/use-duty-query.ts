"use client";

import { useSyncExternalStore } from "react";
import { dutyQueryOf } from "@/lib/site/duty";

/** Query of what the visitor searched for, which the finder put into the URL of this page; empty on the server. */
export function useDutyQuery(): string {
  return useSyncExternalStore(
    () => () => {},
    () => dutyQueryOf(location.search),
    () => "",
  );
}
