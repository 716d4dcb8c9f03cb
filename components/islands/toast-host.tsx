"use client";

// Before the library, which writes rules when it is imported.
import "./toast-styles";

import { useEffect, useRef } from "react";
import hotToast, { Toaster, useToasterStore } from "react-hot-toast";
import type { ToastRequest } from "./toast";
import styles from "./toast-host.module.css";

const options = {
  style: {
    background: "var(--slate)",
    color: "var(--on-slate)",
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
      <Toaster position="bottom-center" toastOptions={options} containerStyle={{ bottom: 72 }} />
    </div>
  );
}

export function showToast({ kind, text }: ToastRequest): void {
  if (kind === "blank") hotToast(text);
  else hotToast[kind](text);
}
