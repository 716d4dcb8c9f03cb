import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductLinks } from "@/components/sections/product-links";
import { type NextPage, ReadNext } from "@/components/sections/read-next";
import { ReadingColumns } from "@/components/sections/reading-columns";
import { ShareRow } from "@/components/sections/share-row";
import { Byline } from "@/components/ui/byline";
import { ContactButton } from "@/components/ui/contact-button";
import { ContentsList } from "@/components/ui/contents-list";
import type { ArticlePageData } from "@/lib/content/article-page";
import type { Article } from "@/lib/content/articles";
import { routeTitle } from "@/lib/site/route-words";
import type { Route } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";

type Props = Pick<ArticlePageData, "banner" | "products" | "url"> & {
  article: Article;
  /** The page that lists it. */
  list: Route;
  /** Other articles, and their heading. */
  next: { heading: string; pages: NextPage[] };
};

/** A news item or a blog. */
export function ArticlePage({ banner, article, list, products, url, next }: Props) {
  const t = useWords();
  const { published, author, minutes } = article;
  const readingTime = minutes ? t("templates.articlePage.readingTime", { minutes }) : null;
  const head = (
    <>
      <Byline date={published} author={author} readingTime={readingTime} language={t.language} />
      <ContentsList html={article.description} />
    </>
  );
  return (
    <>
      <article>
        <PageBanner
          template="reading"
          banner={banner}
          record={article}
          title={article.title}
          trail={[{ label: routeTitle(list, t.language), href: list }]}
        >
          <ContactButton />
        </PageBanner>
        <ReadingColumns
          head={head}
          html={article.description}
          figures={article.figures}
          next={next.pages.length > 0 && <ReadNext {...next} />}
        >
          <ShareRow url={url} title={article.title} />
        </ReadingColumns>
      </article>
      <ProductLinks heading={t("templates.articlePage.products")} products={products} />
      <CallToAction />
    </>
  );
}
