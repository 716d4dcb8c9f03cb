import { LinkItems } from "@/components/ui/link-items";
import { Message } from "@/components/ui/message";
import type { Settings } from "@/lib/content/settings";
import { mailLinks, phoneLink } from "@/lib/site/contact-links";
import { routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import { NotFoundDrawing } from "./not-found-drawing";
import styles from "./not-found-page.module.css";

/** In place of a page that cannot be loaded, at the URL of that page. */
export function OfflinePage({ settings }: { settings: Settings }) {
  const t = useWords();
  const contacts = [phoneLink(settings.phone), ...mailLinks(settings)].filter((link) => link !== null);
  return (
    <Message>
      <NotFoundDrawing code={t("templates.offlinePage.code")} />
      <h1>{t("templates.offlinePage.title")}</h1>
      <p id="kept" className={styles.kept}>
        {browserWords(t.language).inquiry.kept}
      </p>
      <p id="kept-in-part" className={styles.kept}>
        {browserWords(t.language).inquiry.kept} {t("templates.offlinePage.filesLeftOut")}
      </p>
      <p>{t("templates.offlinePage.text")}</p>
      <ul className={`reach ${styles.links}`}>
        <li>
          {/* biome-ignore lint/a11y/useValidAnchor: the document's own URL, which is that of the page */}
          <a href="" className="button" data-primary="">
            {t("templates.offlinePage.tryAgain")}
          </a>
        </li>
        <LinkItems
          links={[
            { href: routes.home, label: t("routes.home") },
            { href: routes.contact, label: t("routes.contact") },
          ]}
        />
      </ul>
      {contacts.length > 0 && (
        <>
          <p>{t("templates.offlinePage.contacts")}</p>
          <ul className={`reach ${styles.links}`}>
            <LinkItems links={contacts} />
          </ul>
        </>
      )}
    </Message>
  );
}
