import { Byline } from "@/components/ui/byline";
import { Link } from "@/components/ui/link";
import type { ArticleTeaser } from "@/lib/content/articles";
import { usePageLanguage } from "@/lib/words/use-browser-words";
import { PictureCard } from "./picture-card";

type Props = { article: ArticleTeaser; href: string; isLead?: boolean };

export function ArticleCard({ article, href, isLead }: Props) {
  const own = usePageLanguage();
  const language = article.lang ?? own;
  return (
    <PictureCard
      {...article}
      isRowOnPhones
      isLead={isLead}
      link={(title) => (
        <Link href={href} hrefLang={article.lang}>
          {title}
        </Link>
      )}
    >
      <Byline date={article.published} author={article.author} language={language} />
      {article.summary && <p>{article.summary}</p>}
    </PictureCard>
  );
}
