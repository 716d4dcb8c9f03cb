"use client";

// Before the library, which writes rules when it is imported.
import "./toast-styles";

import { useEffect, useRef } from "react";
import hotToast, { Toaster, useToasterStore } from "react-hot-toast";
import type { ToastRequest } from "./toast";
import styles from "./toast-host.module.css";

const toastOptions = {
  style: {
    background: "var(--slate)",
    color: "var(--on-slate)",
    // Visible on bands of its color.
    border: "1px solid var(--on-slate-rule)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--float)",
  },
  success: { iconTheme: { primary: "var(--signal)", secondary: "var(--slate)" } },
};

/** Toasts in the top layer, above open dialogs too. The library keeps at most 20. */
export function ToastHost() {
  const { toasts } = useToasterStore();
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    // The most recently shown element is on top of the top layer.
    if (newest) layer.current?.hidePopover();
    if (newest) layer.current?.showPopover();
  }, [newest]);

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toaster position="bottom-center" toastOptions={toastOptions} containerStyle={{ bottom: 72 }} />
    </div>
  );
}

/** Shows a toast; one with the same text is shown again instead. */
export function showToast({ kind, text }: ToastRequest): void {
  const options = { id: text };
  if (kind === "blank") hotToast(text, options);
  else hotToast[kind](text, options);
}
