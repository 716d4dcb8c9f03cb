"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { placeholderFor } from "@/components/ui/placeholder";
import styles from "./route-loading.module.css";

/** A placeholder that only flashes is worse than none. */
const delayMs = 150;

/**
 * Placeholder of the page that is loading. Not a `loading.tsx`: its Suspense boundary would hide the content of large pages
 * until scripts run.
 */
export function RouteLoading() {
  const pathname = usePathname();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ detail }: CustomEventInit<string>) => {
      clearTimeout(timer);
      // Deferred, because the event is sent inside the router's transition, which would delay the update.
      if (detail === pathname) timer = setTimeout(() => setTarget(undefined));
      else timer = setTimeout(() => setTarget(detail), delayMs);
    };
    const cancel = () => {
      clearTimeout(timer);
      setTarget(undefined);
    };
    addEventListener("popstate", cancel);
    addEventListener("route-start", start);
    return () => {
      removeEventListener("popstate", cancel);
      removeEventListener("route-start", start);
      cancel();
    };
  }, [pathname]);

  return (
    <div role="status" className={target ? styles.loading : undefined}>
      {target && placeholderFor(target)}
    </div>
  );
}
