"use client";

import { useEffect } from "react";
import { requestIdle } from "./request-idle";

/**
 * Measures web vitals for a share of the visits. The draw is not stored. The code loads when the page is idle and reads
 * earlier events from the browser's performance entries.
 * @param sample share of the visits, 0 to 1
 */
export function Vitals({ sample }: { sample: number }) {
  useEffect(() => {
    if (Math.random() >= sample || isDeclined()) return;
    const start = () =>
      requestIdle(
        () =>
          void import("./measure-vitals").then(
            ({ measure }) => measure(),
            () => {},
          ),
      );
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, [sample]);

  return null;
}

type Preferences = {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
};

/** The visitor asked not to be tracked. */
function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl }: Preferences = navigator;
  return doNotTrack === "1" || globalPrivacyControl === true;
}
