"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { localPath, splitLanguage } from "@/lib/site/language-path";
import type { Language } from "@/lib/words/language";
import { usePageLanguage } from "@/lib/words/use-browser-words";

/** This page in the other languages, each named in its own. */
export function LanguageLinks({ languages }: { languages: { code: Language; name: string }[] }) {
  const own = usePageLanguage();
  const { path } = splitLanguage(usePathname());
  // The missing page has no address, and one that editors compose another one on the server.
  const shown = path === "/missing" ? "/" : path.replace(/^\/pages\//, "/");
  return languages
    .filter(({ code }) => code !== own)
    .map(({ code, name }) => (
      <li key={code}>
        <a
          href={localPath(shown, code)}
          hrefLang={code}
          lang={code}
          suppressHydrationWarning
          onClick={keepQuery}
        >
          {name}
        </a>
      </li>
    ));
}

/** Of the search, the duty or the page of a list: the page is not rendered with it. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}
