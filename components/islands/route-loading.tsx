"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { placeholderFor } from "@/components/ui/placeholder";
import styles from "./route-loading.module.css";

/** A page that comes at once needs no placeholder; one that flashes up is worse than none. */
const delayMs = 150;

/**
 * What is shown while the next page is on its way.
 *
 * Not a `loading.tsx`: its boundary would keep the content of large pages out of sight until scripts run.
 */
export function RouteLoading() {
  const pathname = usePathname();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ detail }: CustomEventInit<string>) => {
      clearTimeout(timer);
      // Not at once: the event comes inside the router's own transition, which would hold this back.
      if (detail === pathname) timer = setTimeout(() => setTarget(undefined));
      else timer = setTimeout(() => setTarget(detail), delayMs);
    };
    const stay = () => {
      clearTimeout(timer);
      setTarget(undefined);
    };
    addEventListener("popstate", stay);
    addEventListener("route-start", start);
    return () => {
      removeEventListener("popstate", stay);
      removeEventListener("route-start", start);
      clearTimeout(timer);
      setTarget(undefined);
    };
  }, [pathname]);

  return (
    <div role="status" className={target ? styles.loading : undefined}>
      {target && placeholderFor(target)}
    </div>
  );
}
