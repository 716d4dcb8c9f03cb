"use client";

import { useEffect } from "react";

/** From how far down the page counts as scrolled, in px. */
const threshold = 10;

/** Marks the document as scrolled, for what looks different then. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const mark = () => root.toggleAttribute("data-scrolled", scrollY > threshold);
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => {
      removeEventListener("scroll", mark);
      root.removeAttribute("data-scrolled");
    };
  }, []);
  return null;
}
