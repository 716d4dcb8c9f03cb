"use client";

import { useEffect } from "react";

type Props = {
  /** CSS colors, translucent ones too. */
  ground: string;
  ink: string;
};

/** Sets the colors of the navbar while mounted. */
export function NavbarColors({ ground, ink }: Props) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--nav-ground", ground);
    style.setProperty("--nav-ink", ink);
    return () => {
      style.removeProperty("--nav-ground");
      style.removeProperty("--nav-ink");
    };
  }, [ground, ink]);
  return null;
}
