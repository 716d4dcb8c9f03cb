"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import {
  type ClosableBox,
  closedKey,
  foldedPath,
  narrowScreen,
  restoreClosedState,
} from "@/lib/site/inline-scripts";

type Props = {
  name: ClosableBox;
  className?: string;
  children: ReactNode;
};

const foldBelowPx = 400;

/** In low windows, such as that of a page enlarged to 400 %, the first scroll folds it. */
const lowWindowPx = 416;
const foldBelowPxIfLow = 10;

/**
 * A `<details>` that is open until the visitor closes it, then closed for the session. On narrow screens it also folds when
 * the page needs the space: further down, while a field has the focus, and on the contact page. The first child is the
 * summary.
 */
export function DismissibleDetails({ name, className, children }: Props) {
  const pathname = usePathname();
  const details = useRef<HTMLDetailsElement>(null);
  const wasFolded = useRef(false);
  const key = closedKey(name);

  useLayoutEffect(() => {
    if (details.current && isStoredClosed(key)) details.current.open = false;
  }, [key]);

  useEffect(() => {
    // It folds and unfolds only when this changes; in between, the visitor's choice stays.
    const update = () => {
      const isInTheWay =
        scrollY > (innerHeight <= lowWindowPx ? foldBelowPxIfLow : foldBelowPx) ||
        pathname === foldedPath ||
        !!document.activeElement?.matches("input, textarea, select");
      const isFolded = isInTheWay && matchMedia(narrowScreen).matches;
      if (!details.current || isFolded === wasFolded.current) return;
      wasFolded.current = isFolded;
      details.current.open = !isFolded && !isStoredClosed(key);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    update();
    addEventListener("scroll", update, { passive: true, signal });
    addEventListener("focusin", update, { signal });
    return () => listeners.abort();
  }, [pathname, key]);

  /** The click event of the summary comes before the change. */
  const storeChoice = ({ target }: MouseEvent) => {
    if (details.current && (target as Element).closest("summary")) store(key, details.current.open);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a summary turns keys into clicks */}
      <details ref={details} className={className} open onClick={storeChoice}>
        {children}
      </details>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants */}
      <script dangerouslySetInnerHTML={{ __html: restoreClosedState(name) }} />
    </>
  );
}

// Without storage the box is open on every page.
function isStoredClosed(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string, closed: boolean): void {
  try {
    if (closed) sessionStorage.setItem(key, "");
    else sessionStorage.removeItem(key);
  } catch {}
}
