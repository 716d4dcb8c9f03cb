import { routes } from "@/lib/routes";
import { DeadEnd } from "./dead-end";
import { Link } from "./link";
import styles from "./message-page.module.css";
import { Missing } from "./missing";

/** A page that does not exist, where nothing more is to be said about it. */
export function PageNotFound() {
  return (
    <Missing>
      <NotFoundMessage heading="Page Not Found" />
    </Missing>
  );
}

/** What stands instead of a page that does not exist, and the ways on. */
export function NotFoundMessage({ heading }: { heading: string }) {
  return (
    <div className={`container section ${styles.message}`}>
      <DeadEnd code="404" />
      <h1>{heading}</h1>
      <p>There is nothing at this address. It may have moved, or the link may be mistyped.</p>
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
