"use client";

import NextLink from "next/link";
import { type ComponentProps, useContext } from "react";
import { hasOtherUnits, withDuty } from "@/lib/site/duty-link";
import { localPath } from "@/lib/site/language-path";
import type { Language } from "@/lib/words/language";
import { usePageLanguage } from "@/lib/words/use-browser-words";
import { DutyContext } from "./duty-context";

type Props = ComponentProps<"a"> & { href: string; hrefLang?: Language };

/**
 * A link within the site, to the page in the language of this page, or of `hrefLang`. Does not prefetch: a menu of forty links would
 * send forty requests. components/islands/prefetch-links.tsx chooses a few.
 */
export function Link({ href: plain, ...props }: Props) {
  const href = withDuty(plain, useContext(DutyContext));
  const own = usePageLanguage();
  const { hrefLang = own } = props;
  const target = localPath(href, hrefLang);
  // A page in another language is another document, and only the server writes other units.
  if (hrefLang !== own || hasOtherUnits(href))
    return (
      <a href={target} {...props}>
        {props.children}
      </a>
    );
  return <NextLink prefetch={false} href={target} {...props} />;
}
