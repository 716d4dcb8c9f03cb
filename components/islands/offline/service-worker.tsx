"use client";

import { useEffect } from "react";
import { canLoadAhead } from "../connection";
import { requestIdle } from "../request-idle";

/** The first seconds belong to the page and to the next tap. */
const delayMs = 3000;

/** Registers the service worker, long after the first view. With data saver or on 2G the site does without. */
export function ServiceWorker({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    const { serviceWorker: workers } = navigator;
    if (process.env.NODE_ENV !== "production" || !workers || !canLoadAhead()) return;
    // One that is to be removed may still have inquiries to send.
    if (!isOn && !workers.controller) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      // Private windows may refuse it. Nothing depends on it.
      cancel = requestIdle(
        () => void import("./connect").then(({ connect }) => connect(isOn)).catch(() => {}),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [isOn]);

  return null;
}
