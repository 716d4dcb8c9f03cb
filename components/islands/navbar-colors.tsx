"use client";

import { useEffect } from "react";

type Props = {
  /** CSS colors, translucent ones too. */
  background: string;
  color: string;
};

/** Sets the colors of the navbar while mounted. */
export function NavbarColors({ background, color }: Props) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--nav-ground", background);
    style.setProperty("--nav-ink", color);
    return () => {
      style.removeProperty("--nav-ground");
      style.removeProperty("--nav-ink");
    };
  }, [background, color]);
  return null;
}
