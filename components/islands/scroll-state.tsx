"use client";

import { useEffect } from "react";

const thresholdPx = 10;

/** Sets `data-scrolled` on the root element, for CSS. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => root.toggleAttribute("data-scrolled", scrollY > thresholdPx);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => {
      removeEventListener("scroll", update);
      root.removeAttribute("data-scrolled");
    };
  }, []);
  return null;
}
