import type { Article } from "@/lib/content/articles";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import type { NavItem } from "@/lib/site/routes";
import { PageBanner } from "../sections/page-banner";
import { ShareRow } from "../sections/share-row";
import { Byline } from "../ui/byline";
import { RichText } from "../ui/rich-text";
import styles from "./article-page.module.css";

type Props = {
  banner: Result<Banner>;
  article: Article;
  trail: NavItem[];
  /** The page's canonical address, absolute. */
  url: string;
};

/** A news item or a post, whole. */
export function ArticlePage({ banner, article, trail, url }: Props) {
  const own = banner.ok ? banner.data : { title: null, description: null, image: null };
  const withPicture = { ...own, image: own.image ?? article.image };
  return (
    <article>
      <PageBanner banner={{ ok: true, data: withPicture }} title={article.title} trail={trail} />
      <div className={`container section ${styles.article}`}>
        <Byline date={article.published} author={article.author} minutes={article.minutes} />
        <RichText html={article.body} />
        <ShareRow url={url} title={article.title} />
      </div>
    </article>
  );
}
