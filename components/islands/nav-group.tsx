"use client";

import { usePathname } from "next/navigation";
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Link } from "@/components/ui/link";
import { activeGroup, type NavigationGroup } from "@/lib/site/navigation";

type Props = {
  name: NavigationGroup["key"];
  label: string;
  href: string;
  className?: string;
  children?: ReactNode;
};

/**
 * An item of the main navigation; its children are the dropdown. CSS opens the dropdown until hydration, `data-open` from
 * then on.
 */
export function NavGroup({ name, label, href, className, children }: Props) {
  const pathname = usePathname();
  const [open, setOpen] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  const lastPointer = useRef("mouse");
  const isHydrated = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route change closes it
  useEffect(() => {
    // A dropdown that CSS has opened stays open: this pointer may be the interaction that started the hydration.
    const isInUse = !isHydrated.current && item.current?.matches(":hover, :has(:focus-visible)");
    isHydrated.current = true;
    setOpen(Boolean(children && isInUse));
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // Focus inside the hidden list would be lost.
      if (item.current?.contains(document.activeElement)) item.current.querySelector("a")?.focus();
      setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    // Pointing at another group closes one that was opened by focus.
    item.current?.parentElement?.addEventListener("pointerover", closeOutside, { signal });
    return () => listeners.abort();
  }, [open]);

  const onPointer = (opens: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setOpen(opens);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Only keyboard focus: opened by a press, the following click would close it again.
    if (target.matches(":focus-visible")) setOpen(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!item.current?.contains(relatedTarget)) setOpen(false);
  };
  const onClick = (event: MouseEvent) => {
    const firstTap = lastPointer.current === "touch" && !open && children;
    if (firstTap) event.preventDefault();
    setOpen(Boolean(firstTap));
  };

  return (
    <li
      ref={item}
      className={className}
      data-open={open}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onPointerDown={({ pointerType }) => {
        lastPointer.current = pointerType;
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Link
        href={href}
        onClick={onClick}
        aria-current={activeGroup(pathname) === name ? "true" : undefined}
        aria-expanded={children ? Boolean(open) : undefined}
        suppressHydrationWarning
      >
        {label}
      </Link>
      {children}
    </li>
  );
}
