"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type ToastRequest, toastEvent } from "./toast";

/** Loads the toast library with the first toast. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    const show = async ({ detail }: CustomEventInit<ToastRequest>) => {
      const { ToastHost, showToast } = await import("./toast-host");
      setHost(() => ToastHost);
      if (detail) showToast(detail);
    };
    addEventListener(toastEvent, show);
    return () => removeEventListener(toastEvent, show);
  }, []);

  return Host ? <Host /> : null;
}
