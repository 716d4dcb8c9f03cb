import type { Article } from "@/lib/content/articles";
import type { Banner } from "@/lib/content/banners";
import type { Loaded } from "@/lib/content/read";
import type { NavItem } from "@/lib/routes";
import { PageBanner } from "./page-banner";
import { PublishedOn } from "./published-on";
import { RichText } from "./rich-text";

type Props = { banner: Loaded<Banner>; article: Article; trail: NavItem[] };

/** A news item or a post, whole. */
export function ArticlePage({ banner, article, trail }: Props) {
  const withPicture: Loaded<Banner> = banner.ok
    ? { ok: true, data: { ...banner.data, image: banner.data.image ?? article.image } }
    : banner;
  return (
    <article>
      <PageBanner banner={withPicture} title={article.title} trail={trail} />
      <div className="container section">
        <PublishedOn date={article.published} author={article.author} />
        <RichText html={article.body} />
      </div>
    </article>
  );
}
