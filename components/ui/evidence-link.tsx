import type { Language } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import { Link } from "./link";

type Props = {
  href: string;
  /** Title of the page or the document. */
  title?: string | null;
  /** The statement that it proves. */
  label: string;
  /** Language of the title and of its page, where it is not that of this page. */
  lang?: Language;
};

/** Link to what proves a statement: a page of the site, a document, or a page elsewhere. */
export function EvidenceLink({ href, title, label, lang }: Props) {
  const t = useWords();
  const text =
    title ??
    t.rich("ui.evidenceLink.text", {
      label,
      hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
    });
  if (href.startsWith("/") && !href.startsWith("/files/"))
    return (
      <Link href={href} lang={lang} hrefLang={lang} className="reach">
        {text}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className="reach">
      {text}
    </a>
  );
}
