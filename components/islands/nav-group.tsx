"use client";

import { usePathname } from "next/navigation";
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "@/components/ui/link";
import { activeGroup, type NavGroup as Group } from "@/lib/site/routes";

type Props = { name: Group["key"]; label: string; href: string; className?: string; children?: ReactNode };

/**
 * An item of the main navigation, with the dropdown that its children are. Until this runs, CSS opens the dropdown;
 * from then on `data-open` does.
 */
export function NavGroup({ name, label, href, className, children }: Props) {
  const pathname = usePathname();
  const [open, setOpen] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  const lastPointer = useRef("mouse");

  const alive = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a route change closes it
  useEffect(() => {
    // What CSS has opened meanwhile stays open: the sign that the page waits for may be the pointer that comes here.
    const isUsed = !alive.current && item.current?.matches(":hover, :has(:focus-visible)");
    alive.current = true;
    setOpen(Boolean(children && isUsed));
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // Focus inside a list that vanishes would be lost.
      if (item.current?.contains(document.activeElement)) item.current.querySelector("a")?.focus();
      setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    // One that focus has opened gives way to one that is pointed at.
    const all = item.current?.parentElement;
    all?.addEventListener("pointerover", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      all?.removeEventListener("pointerover", closeOutside);
    };
  }, [open]);

  const onPointer = (opens: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setOpen(opens);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Not on a press: what opened on the press would be taken for open by the click that follows.
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
