import { LinkItems } from "@/components/ui/link-items";
import { Message } from "@/components/ui/message";
import type { Settings } from "@/lib/content/settings";
import { messages } from "@/lib/form/messages";
import { mailLinks, phoneLink } from "@/lib/site/contact-links";
import { routes } from "@/lib/site/routes";
import { NotFoundDrawing } from "./not-found-drawing";
import styles from "./not-found-page.module.css";

/** In place of a page that cannot be loaded, at the URL of that page. */
export function OfflinePage({ settings }: { settings: Settings }) {
  const contacts = [phoneLink(settings.phone), ...mailLinks(settings)].filter((link) => link !== null);
  return (
    <Message>
      <NotFoundDrawing code="OFF" />
      <h1>No Connection</h1>
      <p id="kept" className={styles.kept}>
        {messages.kept}
      </p>
      <p>
        This page cannot be loaded while you are offline. Pages you have already visited still open, and so
        does the contact form: an inquiry you send there is kept and goes out once you are connected.
      </p>
      <ul className={styles.links}>
        <li>
          {/* biome-ignore lint/a11y/useValidAnchor: the document's own URL, which is that of the page */}
          <a href="" className="button" data-primary="">
            Try again
          </a>
        </li>
        <LinkItems
          links={[
            { href: routes.home, label: "Home" },
            { href: routes.contact, label: "Contact" },
          ]}
        />
      </ul>
      {contacts.length > 0 && (
        <>
          <p>Or reach us directly:</p>
          <ul className={styles.links}>
            {contacts.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Message>
  );
}
