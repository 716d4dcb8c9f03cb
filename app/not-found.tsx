import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/templates/not-found-page";
import { defaultLanguage } from "@/lib/words/language";
import { words } from "@/lib/words/words";

export const metadata: Metadata = { title: words(defaultLanguage)("templates.notFoundPage.title") };

export default function NotFound() {
  return <NotFoundMessage />;
}
