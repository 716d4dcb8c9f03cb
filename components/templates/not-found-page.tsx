import { notFound } from "next/navigation";
import { Suspense } from "react";
import { SearchField } from "@/components/islands/search/search-field";
import { LinkItems } from "@/components/ui/link-items";
import { Message } from "@/components/ui/message";
import { routes } from "@/lib/site/routes";
import { NotFoundDrawing } from "./not-found-drawing";
import styles from "./not-found-page.module.css";

const links = [
  { href: routes.home, label: "Home" },
  { href: routes.services, label: "Services" },
  { href: routes.contact, label: "Contact" },
];

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

/** Next.js cannot send 410: the page cache reads `data-status` from the HTML and does (server/html-transforms/transform-html.ts). */
export function NotFoundMessage({ heading = "Page Not Found", gone = false }: Props) {
  return (
    <Message data-status={gone ? 410 : undefined}>
      <NotFoundDrawing code={gone ? "410" : "404"} />
      <h1>{heading}</h1>
      <p>
        {gone
          ? "This page has been removed permanently."
          : "There is no page at this address. It may have moved, or the address may be mistyped."}
      </p>
      <SearchField isLarge />
      <ul className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </Message>
  );
}
