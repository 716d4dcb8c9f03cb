"use client";

import { usePathname, useSelectedLayoutSegments } from "next/navigation";
import { useSyncExternalStore } from "react";
import { localPath, splitLanguage } from "@/lib/site/language-path";
import type { Language } from "@/lib/words/language";
import { usePageLanguage } from "@/lib/words/use-browser-words";

/**
 * This page in the other languages, each named in its own, with query and fragment. Until hydration the server and a script have
 * written those (server/page-cache/language-links.ts), which find the links by their attributes, in this order.
 */
export function LanguageLinks({ languages }: { languages: { code: Language; name: string }[] }) {
  const own = usePageLanguage();
  const { path } = splitLanguage(usePathname());
  // They change where only the query does: not every browser announces that.
  useSelectedLayoutSegments();
  const end = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => "",
  );
  // The missing page has no address, and one that editors compose another one on the server.
  const shown = path === "/missing" ? "/" : path.replace(/^\/pages\//, "/");
  return languages
    .filter(({ code }) => code !== own)
    .map(({ code, name }) => (
      <li key={code}>
        <a
          rel="alternate"
          hrefLang={code}
          lang={code}
          href={localPath(shown, code) + end}
          suppressHydrationWarning
        >
          {name}
        </a>
      </li>
    ));
}

function subscribe(notify: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  addEventListener("popstate", notify);
  navigation?.addEventListener("currententrychange", notify);
  return () => {
    removeEventListener("popstate", notify);
    navigation?.removeEventListener("currententrychange", notify);
  };
}
