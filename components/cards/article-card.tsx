import { Byline } from "@/components/ui/byline";
import { Link } from "@/components/ui/link";
import type { Article } from "@/lib/content/articles";
import { PictureCard } from "./picture-card";

export function ArticleCard({ article, href, level }: { article: Article; href: string; level?: 2 | 3 }) {
  return (
    <PictureCard
      title={article.title}
      image={article.image}
      level={level}
      link={(title) => <Link href={href}>{title}</Link>}
    >
      <Byline date={article.published} author={article.author} />
      <p>{article.summary}</p>
    </PictureCard>
  );
}
