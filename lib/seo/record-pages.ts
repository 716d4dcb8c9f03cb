/** Reads the record of a page, and says of it to search engines what only its kind has. */
import "server-only";
import type { Article, ArticleKind } from "../content/articles";
import { getBanner } from "../content/banners";
import { getComposedPage } from "../content/composed-page";
import type { EntryKind } from "../content/entries";
import { getMiscellaneousItem } from "../content/miscellaneous";
import { getStaticServices } from "../content/static-services";
import type { PageFields, Worded } from "../read/parts";
import { readOne } from "../read/read";
import type { Result } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import { type DetailKind, kindPage, type LinkedKind } from "../site/kind-pages";
import { linkTitle } from "../site/route-words";
import { feeds } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { describe } from "./description";
import type { PageFacts } from "./metadata";
import { factsOf } from "./reference";

/** A record with a page of its own; the first of its images stands for it. */
export type PageRecord = {
  id: string;
  title: string;
  image?: string | null;
  images?: readonly { image: string }[];
} & PageFields &
  Worded;

/** `title`: instead of that of the record. */
type RecordFacts = Pick<PageFacts, "description" | "feed" | "article"> & { title?: string };

type RecordPage<T> = {
  read: (id: string, language: Language) => Promise<Result<T | null>>;
  toFacts: (record: T, language: Language) => Promise<RecordFacts>;
};

/** Its parts agree on the type of the record, which others need not know. */
function recordPage<T extends PageRecord>(
  read: RecordPage<T>["read"],
  toFacts: RecordPage<T>["toFacts"],
): RecordPage<PageRecord> {
  return { read, toFacts: toFacts as RecordPage<PageRecord>["toFacts"] };
}

/** Those that are read in another way than by their id, or have more to say than the beginning of their text. */
const own: { [K in LinkedKind]?: RecordPage<PageRecord> } = {
  services: detailPage("services"),
  expertise: detailPage("expertise"),
  miscellaneous: recordPage(getMiscellaneousItem, describeText),
  news: articlePage("news"),
  blog: articlePage("blog"),
  references: recordPage(
    (id, language) => readOne("references", id, { language }),
    async ({ title, capacity, scope, text }, language) => ({
      description: await describe(title, [`${title}: ${factsOf([capacity, scope])}`, text], language),
    }),
  ),
  pages: recordPage(getComposedPage, async ({ title, summary, text }, language) => ({
    description: await describe(title, [summary, text && `${title}: ${text}`], language),
  })),
};

export function recordPageOf(kind: LinkedKind): RecordPage<PageRecord> {
  return (
    own[kind] ?? recordPage((id, language) => readOne(kind as DetailKind, id, { language }), describeText)
  );
}

/** The title of the list of a kind, as links name it; empty where the site has none. */
export function listTitle(kind: LinkedKind, language: Language): string {
  const list = kindPage(kind);
  return list ? linkTitle(list, language) : "";
}

function detailPage(kind: EntryKind) {
  return recordPage(
    (id, language) => readOne(kind, id, { language }),
    async ({ title, text }, language) => {
      const t = words(language);
      const banner = await getBanner(title, language);
      const sentence = banner.ok ? banner.data.description : null;
      // The title keeps descriptions apart where records share a text.
      const description = sentence
        ? await describe(title, [sentence, text], language)
        : await describe(title, [text && `${title}: ${text}`], language);
      const name = kind === "expertise" ? `${title} | ${t("seo.expertiseDetails")}` : title;
      // A static service may have the same title.
      const isTaken = getStaticServices(language).some((own) => own.title === name);
      return { title: isTaken ? t("seo.inDetail", { title: name }) : name, description };
    },
  );
}

function articlePage(kind: ArticleKind) {
  return recordPage(
    (id, language) => readOne(kind, id, { language }),
    async ({ title, summary, published, author }: Article, language) => {
      const section = listTitle(kind, language);
      return {
        description: await describe(title, [summary], language),
        feed: { href: feeds[kind].href, title: section },
        article: { published, author, section },
      };
    },
  );
}

/** Longer than any description of a page. */
const maxTextLength = 400;

type Described = PageRecord & { description?: string | null };

async function describeText({ title, description }: Described, language: Language): Promise<RecordFacts> {
  const text = `${title}: ${htmlExcerpt(description ?? "", maxTextLength)}`;
  return { description: await describe(title, [text], language) };
}
