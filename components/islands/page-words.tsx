"use client";

import type { ComponentProps } from "react";
import { PageWordsContext } from "@/lib/words/use-browser-words";

/** Gives the islands of a page in another language than the default one their words. */
export function PageWords(props: ComponentProps<typeof PageWordsContext>) {
  return <PageWordsContext {...props} />;
}
