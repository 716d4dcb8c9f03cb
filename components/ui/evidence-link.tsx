import { useWords } from "@/lib/words/use-words";
import { Link } from "./link";

/** Link to what proves a statement: a page of the site, a document, or a page elsewhere. */
export function EvidenceLink({ href, label }: { href: string; label: string }) {
  const t = useWords();
  const text = t.rich("ui.evidenceLink.text", {
    label,
    hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
  });
  if (href.startsWith("/") && !href.startsWith("/files/")) return <Link href={href}>{text}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
