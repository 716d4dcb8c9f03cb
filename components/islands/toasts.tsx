"use client";

import { type ComponentType, useEffect, useState } from "react";
import { plainToastMs } from "@/lib/site/browser-periods";
import { type ToastRequest, toastEvent } from "./toast";
import styles from "./toasts.module.css";

/** Loads the toast library with the first toast. If that fails, as it does without a connection, the text is shown without it. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  const [plainText, setPlainText] = useState("");

  useEffect(() => {
    const show = async ({ detail }: CustomEventInit<ToastRequest>) => {
      try {
        const { ToastHost, showToast } = await import("./toast-host");
        setHost(() => ToastHost);
        if (detail) showToast(detail);
      } catch {
        setPlainText(detail?.text ?? "");
      }
    };
    addEventListener(toastEvent, show);
    return () => removeEventListener(toastEvent, show);
  }, []);

  useEffect(() => {
    if (!plainText) return;
    const timer = setTimeout(() => setPlainText(""), plainToastMs);
    return () => clearTimeout(timer);
  }, [plainText]);

  return (
    <>
      {Host && <Host />}
      {plainText && (
        <p ref={(element) => element?.showPopover()} popover="manual" role="status" className={styles.plain}>
          {plainText}
        </p>
      )}
    </>
  );
}
