"use client";

import { useEffect } from "react";
import { requestIdle } from "./request-idle";

/**
 * Measures how quick pages are for a share of the visits, from 0 to 1. Whether this visit is one of them is decided here
 * and kept nowhere. The measuring itself is fetched when the page is loaded and the browser has nothing else to do; it
 * learns of what was before from the browser's own records.
 */
export function Vitals({ sample }: { sample: number }) {
  useEffect(() => {
    if (Math.random() >= sample || declined()) return;
    const begin = () =>
      requestIdle(
        () =>
          void import("./vitals-measure").then(
            ({ measure }) => measure(),
            () => {},
          ),
      );
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => removeEventListener("load", begin);
  }, [sample]);

  return null;
}

type Wishes = {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
};

/** Whether the visitor has asked not to be measured, or to save data. */
function declined(): boolean {
  const { doNotTrack, globalPrivacyControl, connection }: Wishes = navigator;
  return doNotTrack === "1" || globalPrivacyControl === true || connection?.saveData === true;
}
