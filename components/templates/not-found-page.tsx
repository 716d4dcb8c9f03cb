import { routes } from "@/lib/site/routes";
import { Link } from "../ui/link";
import styles from "./message-page.module.css";
import { Missing } from "./missing";
import { NotFoundDrawing } from "./not-found-drawing";

type Props = {
  heading?: string;
  /** Whether there was a page, and never will be again. */
  gone?: boolean;
};

/** A page that does not exist. */
export function NotFoundPage(props: Props) {
  return (
    <Missing>
      <NotFoundMessage {...props} />
    </Missing>
  );
}

/**
 * What stands instead of a page that does not exist, and the ways on. Next.js has no way to answer 410: the page cache
 * does it for a missing page that names this status (lib/cache/finish.ts).
 */
export function NotFoundMessage({ heading = "Page Not Found", gone = false }: Props) {
  return (
    <div className={`container section ${styles.message}`} data-status={gone ? 410 : undefined}>
      <NotFoundDrawing code={gone ? "410" : "404"} />
      <h1>{heading}</h1>
      <p>
        {gone
          ? "What was at this address has been withdrawn for good."
          : "There is nothing at this address. It may have moved, or the link may be mistyped."}
      </p>
      <ul className={styles.ways}>
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
    </div>
  );
}
