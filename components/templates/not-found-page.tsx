import { notFound } from "next/navigation";
import { Suspense } from "react";
import { Link } from "@/components/ui/link";
import { Message } from "@/components/ui/message";
import { routes } from "@/lib/site/routes";
import { NotFoundDrawing } from "./not-found-drawing";
import styles from "./not-found-page.module.css";

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
          ? "What was at this address has been withdrawn for good."
          : "There is nothing at this address. It may have moved, or the link may be mistyped."}
      </p>
      <ul className={styles.links}>
        <li>
          <Link href={routes.home}>Home</Link>
        </li>
        <li>
          <Link href={routes.services}>Services</Link>
        </li>
        <li>
          <Link href={routes.contact}>Contact</Link>
        </li>
      </ul>
    </Message>
  );
}
