import { LanguageLinks } from "@/components/islands/language-links";
import { languageFacts } from "@/lib/words/language";
import { offeredLanguages } from "@/lib/words/offered-languages";

/** List items with links to this page in the other languages; nothing on a site with one language. */
export function Languages() {
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  const languages = offered.map((code) => ({ code, name: languageFacts[code].name }));
  return <LanguageLinks languages={languages} />;
}
