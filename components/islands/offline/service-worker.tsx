"use client";

import { useContext, useEffect } from "react";
import { workerDelayMs } from "@/lib/site/browser-periods";
import { PageWordsContext } from "@/lib/words/use-browser-words";
import { canLoadAhead } from "../connection";

/** Registers the service worker, long after the first view. With data saver or on 2G the site does without. */
export function ServiceWorker({ isOn }: { isOn: boolean }) {
  const kept = useContext(PageWordsContext)?.words.kept;
  useEffect(() => {
    const { serviceWorker: workers } = navigator;
    if (process.env.NODE_ENV !== "production" || !workers || !canLoadAhead()) return;
    // A worker that is being removed may still have inquiries to send.
    if (!isOn && !workers.controller) return;
    // Private windows may refuse it. Nothing depends on it.
    const connect = () => import("./connect").then(({ connect }) => connect(isOn, kept)).catch(() => {});
    const timer = setTimeout(connect, workerDelayMs);
    return () => clearTimeout(timer);
  }, [isOn, kept]);

  return null;
}
