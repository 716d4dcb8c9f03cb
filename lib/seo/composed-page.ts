import "server-only";
import type { WebPage } from "schema-dts";
import type { ComposedPage } from "../content/composed-page";
import { localPath } from "../site/language-path";
import { composedHref } from "../site/page-slug";
import type { Language } from "../words/language";
import { absolute, organizationReference } from "./graph";

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
