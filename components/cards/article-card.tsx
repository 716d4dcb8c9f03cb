import { Byline } from "@/components/ui/byline";
import { Link } from "@/components/ui/link";
import type { ArticleTeaser } from "@/lib/content/articles";
import { PictureCard } from "./picture-card";

export function ArticleCard({
  article,
  href,
  level,
}: {
  article: ArticleTeaser;
  href: string;
  level?: 2 | 3;
}) {
  return (
    <PictureCard
      title={article.title}
      image={article.image}
      imageAlt={article.imageAlt}
      level={level}
      link={(title) => <Link href={href}>{title}</Link>}
    >
      <Byline date={article.published} author={article.author} />
      <p>{article.summary}</p>
    </PictureCard>
  );
}
