"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

type Props = {
  /** Remembers for the visit, under this name, that the box was closed. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** A `<details>` that is open at first and, once closed, stays closed for the visit. Its first child is the summary. */
export function DismissibleDetails({ name, className, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const key = `closed:${name}`;

  useLayoutEffect(() => {
    if (!box.current) return;
    // It may have been closed before this ran.
    if (!box.current.open) remember(key, true);
    else if (remembered(key)) box.current.open = false;
  }, [key]);

  return (
    <>
      <details ref={box} className={className} open onToggle={() => remember(key, !box.current?.open)}>
        {children}
      </details>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the code */}
      <script dangerouslySetInnerHTML={{ __html: beforeAlive(key) }} />
    </>
  );
}

/** The same for the time before the page is alive, which may be long: nothing may open again what was closed. */
function beforeAlive(key: string): string {
  const [box, name] = ["document.currentScript.previousElementSibling", JSON.stringify(key)];
  return `(b=>{try{let s=sessionStorage;b.open=s.getItem(${name})===null;b.addEventListener("toggle",()=>b.open?s.removeItem(${name}):s.setItem(${name},""))}catch{}})(${box})`;
}

// Storage may be forbidden by the visitor's settings; then the box is open on each page.
function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string, closed: boolean): void {
  try {
    if (closed) sessionStorage.setItem(key, "");
    else sessionStorage.removeItem(key);
  } catch {}
}
