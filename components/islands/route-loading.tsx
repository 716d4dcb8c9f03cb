"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { placeholderFor } from "@/components/ui/placeholder";
import { placeholderDelayMs } from "@/lib/site/browser-periods";
import type { RouteStart } from "./route-change";
import styles from "./route-loading.module.css";

/**
 * Placeholder of the page that is loading. Not a `loading.tsx`: its Suspense boundary would hide the content of large pages
 * until scripts run.
 */
export function RouteLoading() {
  const pathname = usePathname();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ detail }: CustomEventInit<RouteStart>) => {
      clearTimeout(timer);
      const path = detail?.pathname;
      // Deferred, because the event is sent inside the router's transition, which would delay the update.
      if (path === pathname) timer = setTimeout(() => setTarget(undefined));
      else timer = setTimeout(() => setTarget(path), placeholderDelayMs);
    };
    const cancel = () => {
      clearTimeout(timer);
      setTarget(undefined);
    };
    addEventListener("popstate", cancel);
    // The page is shown again: the browser kept it when the visitor left.
    addEventListener("pageshow", cancel);
    addEventListener("route-start", start);
    return () => {
      removeEventListener("popstate", cancel);
      removeEventListener("pageshow", cancel);
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
