"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { type ClosableBox, closedKey, restoreClosedState } from "@/lib/site/inline-scripts";

type Props = {
  name: ClosableBox;
  className?: string;
  children: ReactNode;
};

/** A `<details>` that is open until the visitor closes it, then closed for the session. The first child is the summary. */
export function DismissibleDetails({ name, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const key = closedKey(name);

  useLayoutEffect(() => {
    if (!details.current) return;
    // The visitor may have closed it before hydration.
    if (!details.current.open) store(key, true);
    else if (isStoredClosed(key)) details.current.open = false;
  }, [key]);

  return (
    <>
      <details ref={details} className={className} open onToggle={() => store(key, !details.current?.open)}>
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
