"use client";

import { dutyQueryOf } from "@/lib/site/duty";
import { useBrowserValue } from "../use-browser-value";

/** Query of what the visitor searched for, which the finder put into the URL of this page; empty on the server. */
export function useDutyQuery(): string {
  return useBrowserValue(() => dutyQueryOf(location.search), "");
}
