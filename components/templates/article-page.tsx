import { PageBanner } from "@/components/sections/page-banner";
import { ShareRow } from "@/components/sections/share-row";
import { Byline } from "@/components/ui/byline";
import { ContentsList } from "@/components/ui/contents-list";
import { RichText } from "@/components/ui/rich-text";
import type { Article } from "@/lib/content/articles";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import type { NavItem } from "@/lib/site/navigation";
import styles from "./article-page.module.css";

type Props = {
  banner: Result<Banner>;
  article: Article;
  trail: NavItem[];
  /** Canonical, absolute. */
  url: string;
};

export function ArticlePage({ banner, article, trail, url }: Props) {
  const own = banner.ok ? banner.data : { title: null, description: null, image: null };
  const withPicture = own.image ? own : { ...own, image: article.image, imageAlt: article.imageAlt };
  return (
    <article>
      <PageBanner
        template="reading"
        banner={{ ok: true, data: withPicture }}
        title={article.title}
        trail={trail}
      />
      <div className={`container section ${styles.article}`}>
        <div className={styles.side}>
          <Byline date={article.published} author={article.author} minutes={article.minutes} />
          <ContentsList html={article.body} />
        </div>
        <RichText html={article.body} />
        <ShareRow url={url} title={article.title} />
      </div>
    </article>
  );
}
