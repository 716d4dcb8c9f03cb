import "server-only";
import type { Metadata } from "next";
import type { WebPage } from "schema-dts";
import { type ComposedPage, getComposedPage } from "../content/composed-page";
import { env } from "../runtime/env";
import { localPath } from "../site/language-path";
import { composedHref } from "../site/page-slug";
import type { Language } from "../words/language";
import { describe } from "./description";
import { absolute, organizationReference } from "./graph";
import { failedMetadata, missingMetadata, pageMetadata } from "./metadata";
import { cardWithoutBanner } from "./record";

export async function composedMetadata(slug: string, language: Language): Promise<Metadata> {
  const loaded = await getComposedPage(slug, language);
  if (!loaded.ok) return failedMetadata(env().SITE_NAME);
  if (!loaded.data) return missingMetadata(language);
  const page = loaded.data;
  const { id, title, summary, text } = page;
  return pageMetadata({
    language,
    title,
    description: await describe(title, [summary, text && `${title}: ${text}`], language),
    path: composedHref(id),
    card: composedCard(page),
    own: page,
  });
}

export function composedCard(page: ComposedPage) {
  return cardWithoutBanner(page, "", page.image);
}

/** A page of the company, with its questions and answers. */
export function composedData(
  { id, title, summary, blocks, updated }: ComposedPage,
  language: Language,
): Exclude<WebPage, string> {
  const questions = blocks.flatMap((block) => (block.type === "questions" ? block.questions : []));
  return {
    "@type": questions.length > 0 ? ["WebPage", "FAQPage"] : "WebPage",
    name: title,
    url: absolute(localPath(composedHref(id), language)),
    publisher: organizationReference(),
    ...(summary && { description: summary }),
    ...(updated && { dateModified: updated }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    }),
  } as Exclude<WebPage, string>;
}
