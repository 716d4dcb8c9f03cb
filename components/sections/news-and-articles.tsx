import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { ArticleTeaser } from "@/lib/content/articles";
import { publicationDay } from "@/lib/site/publication-date";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./news-and-articles.module.css";
import { Section } from "./section";

const lists = { news: routes.news, blog: routes.blogs };

type Item = { kind: keyof typeof lists; article: ArticleTeaser };

/** The latest news item with its picture, and the latest articles in short form. */
export function NewsAndArticles({ news, blogs }: { news: ArticleTeaser[]; blogs: ArticleTeaser[] }) {
  const t = useWords();
  const [lead, ...others]: Item[] = [
    ...news.map((article) => ({ kind: "news" as const, article })),
    ...blogs.map((article) => ({ kind: "blog" as const, article })),
  ];
  if (!lead) return null;
  const { summary, lang } = lead.article;
  return (
    <Section
      tag={["NW", 700]}
      heading={t("sections.newsAndArticles.heading")}
      more={news.length > 0 ? { label: t("sections.all.news"), href: routes.news } : undefined}
    >
      <div className={styles.columns}>
        <article className={`cropped-images ${styles.lead}`} lang={lang}>
          <Picture of={lead.article} width={864} height={486} sizes="(width < 60rem) 100vw, 54rem" />
          <div>
            <Head {...lead} />
            {summary && <p>{summary}</p>}
          </div>
        </article>
        <ul className={styles.others}>
          {others.map((item) => (
            <li key={`${item.kind} ${item.article.id}`}>
              <article lang={item.article.lang}>
                <Head {...item} />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Head({ kind, article: { id, title, published, lang } }: Item) {
  const t = useWords();
  const day = published && publicationDay(published, t.language);
  return (
    <>
      <p lang={lang && t.language}>
        {[t(`sections.newsAndArticles.${kind}`), day].filter(Boolean).join(", ")}
      </p>
      <h3>
        <Link href={detailsHref(lists[kind], id, title)} hrefLang={lang}>
          {title}
        </Link>
      </h3>
    </>
  );
}
