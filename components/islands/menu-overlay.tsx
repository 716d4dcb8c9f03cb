"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lockScroll } from "./scroll-lock";

type Props = { className?: string; children: ReactNode };

/**
 * The `<details>` of the mobile menu: opens and closes by itself; this adds what only scripts can do.
 * Its first child is the summary.
 */
export function MenuOverlay({ className, children }: Props) {
  const pathname = usePathname();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  const shown = useRef(pathname);
  useEffect(() => {
    // It may have been opened before this ran; only another route closes it.
    setOpen(details.current?.open ?? false);
    if (shown.current !== pathname) details.current?.removeAttribute("open");
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const menu = details.current;
    if (!open || !menu) return;
    const close = (refocus: boolean) => {
      menu.removeAttribute("open");
      if (refocus) menu.querySelector("summary")?.focus({ preventScroll: true });
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close(true);
    // A link to the page that is there already changes no route.
    const onClick = ({ target }: Event) => target instanceof Element && target.closest("a") && close(false);
    const onPointer = ({ target }: Event) => target instanceof Node && !menu.contains(target) && close(false);
    const wide = matchMedia("(min-width: 64.01rem)");
    const onWide = () => wide.matches && close(false);
    wide.addEventListener("change", onWide);
    const unlock = lockScroll();
    const outside = othersThan(menu);
    for (const element of outside) element.inert = true;
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    menu.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
      menu.removeEventListener("click", onClick);
      wide.removeEventListener("change", onWide);
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

/** Everything that is neither the element nor around it, so that focus stays inside. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}
