"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type ToastRequest, toastEvent } from "./toast";

/** Where toasts appear. The library is fetched with the first of them. */
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
