import { translatedLanguages } from "@/lib/words/offered-languages";
import "./devanagari.css";

export { Document as default, generateMetadata, viewport } from "@/app/document";

export const ensureStatic = "navigation";

export function generateStaticParams(): { lang: string }[] {
  return translatedLanguages().map((lang) => ({ lang }));
}
