import { notFound } from "next/navigation";
import { Suspense } from "react";
import { SearchField } from "@/components/islands/search/search-field";
import { LinkItems } from "@/components/ui/link-items";
import { Message } from "@/components/ui/message";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { NotFoundDrawing } from "./not-found-drawing";
import styles from "./not-found-page.module.css";

const links = ["home", "services", "contact"] as const;

type Props = {
  heading?: string;
  /** The page existed and was removed for good: 410 instead of 404. */
  gone?: boolean;
};

/**
 * The message with status 404.
 *
 * Outside a boundary, `notFound()` leaves the HTML empty until scripts run. Inside one, the fallback is in the HTML, and the
 * status is still 404 because pages are rendered completely before they are sent.
 */
export function NotFoundPage(props: Props) {
  return (
    <Suspense fallback={<NotFoundMessage {...props} />}>
      <NotFoundStatus />
    </Suspense>
  );
}

function NotFoundStatus(): never {
  notFound();
}

/** Next.js cannot send 410: the page cache reads `data-status` from the HTML and does (server/page-cache/finish-page.ts). */
export function NotFoundMessage({ heading, gone = false }: Props) {
  const t = useWords();
  return (
    <Message data-status={gone ? 410 : undefined}>
      <NotFoundDrawing code={gone ? 410 : 404} />
      <h1>{heading ?? t("templates.notFoundPage.title")}</h1>
      <p>{t(`templates.notFoundPage.${gone ? "gone" : "missing"}`)}</p>
      <SearchField isLarge />
      <ul className={`reach ${styles.links}`}>
        <LinkItems links={links.map((name) => ({ href: routes[name], label: t(`routes.${name}`) }))} />
      </ul>
    </Message>
  );
}
