"use client";

// Before the library, which writes rules as soon as it is there.
import "./toast-styles";

import { useEffect, useRef } from "react";
import hotToast, { Toaster, useToasterStore } from "react-hot-toast";
import type { ToastRequest } from "./toast";
import styles from "./toast-host.module.css";

/** How long a toast stays, in ms, and how long its place is kept after that. */
const options = {
  style: {
    background: "var(--slate)",
    color: "var(--on-slate)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--float)",
  },
  duration: 4000,
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000, iconTheme: { primary: "var(--signal)", secondary: "var(--slate)" } },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4000 },
};

/** Toasts, above everything: an open dialog too. The library itself keeps at most 20. */
export function ToastHost() {
  const { toasts } = useToasterStore();
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    // The top layer shows last what was shown last.
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
