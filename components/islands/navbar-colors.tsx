"use client";

import { useEffect } from "react";

type Props = {
  /** CSS colours; translucent ones let the page show through. */
  ground: string;
  ink: string;
};

/** The colours of the navbar for as long as the page that shows this is there. */
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
