import { LanguageLinks } from "@/components/islands/language-links";
import { languageNames } from "@/lib/words/language";
import { offeredLanguages } from "@/lib/words/offered-languages";

/** List items with links to this page in the other languages; nothing on a site with one language. */
export function Languages({ className }: { className?: string }) {
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  const languages = offered.map((code) => ({ code, name: languageNames[code] }));
  return <LanguageLinks languages={languages} className={className} />;
}
