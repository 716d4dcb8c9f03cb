"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lockScroll } from "./scroll-lock";

type Props = { className?: string; children: ReactNode };

/**
 * The `<details>` of the mobile menu, which opens and closes without scripts. Adds a focus trap, a scroll lock, and closing
 * on Escape, on a press outside and on navigation. The first child is the summary.
 */
export function MenuOverlay({ className, children }: Props) {
  const pathname = usePathname();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  const lastPathname = useRef(pathname);
  useEffect(() => {
    // The menu may already be open before hydration; only another route closes it.
    setOpen(details.current?.open ?? false);
    if (lastPathname.current !== pathname) details.current?.removeAttribute("open");
    lastPathname.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const menu = details.current;
    if (!open || !menu) return;
    const close = (refocus: boolean) => {
      menu.removeAttribute("open");
      if (refocus) menu.querySelector("summary")?.focus({ preventScroll: true });
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close(true);
    // A link to the current page does not change the route.
    const onClick = ({ target }: Event) => target instanceof Element && target.closest("a") && close(false);
    const onPointer = ({ target }: Event) => target instanceof Node && !menu.contains(target) && close(false);
    const onWide = ({ matches }: MediaQueryListEvent) => matches && close(false);
    const listeners = new AbortController();
    const { signal } = listeners;
    const unlock = lockScroll();
    const outside = elementsOutside(menu);
    for (const element of outside) element.inert = true;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPointer, { signal });
    menu.addEventListener("click", onClick, { signal });
    matchMedia("(min-width: 64.01rem)").addEventListener("change", onWide, { signal });
    return () => {
      listeners.abort();
      for (const element of outside) element.inert = false;
      unlock();
      if (document.activeElement === document.body)
        menu.querySelector("summary")?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <details ref={details} className={className} onToggle={() => setOpen(details.current?.open ?? false)}>
      {children}
    </details>
  );
}

/** The siblings of the element and of its ancestors. */
function elementsOutside(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
  }
  return outside;
}
