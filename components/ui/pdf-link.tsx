import type { Worded } from "@/lib/read/parts";
import { useWords } from "@/lib/words/use-words";

type Props = {
  href: string;
  text: string;
  /** Title of the document, where the text does not say it. */
  of?: string;
} & Worded;

/** Link to a document, which opens in a new tab. */
export function PdfLink({ href, text, of, lang }: Props) {
  const t = useWords(lang);
  return (
    <a href={href} target="_blank" rel="noopener" className="reach">
      {text}
      <span className="visually-hidden">
        {" "}
        {of ? t("ui.pdfLink.ofDocument", { title: of }) : t("ui.pdfLink.newTab")}
      </span>
    </a>
  );
}
