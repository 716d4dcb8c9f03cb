import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/content/settings";
import { phoneLink, serviceNote, whatsappHref } from "@/lib/site/contact-links";
import { staticServiceHref } from "@/lib/site/static-services";
import { useWords } from "@/lib/words/use-words";
import styles from "./plant-stopped.module.css";

const id = "plant-stopped";

/**
 * The service telephone, for owners whose plant has stopped, and what to have ready; nothing without a number. Its attribute makes the
 * line in the top bar loud.
 * @param isCard beside other content: what to have ready is a link away
 */
export function PlantStopped({ settings, isCard }: { settings: Settings; isCard?: boolean }) {
  const t = useWords();
  const phone = phoneLink(settings.servicePhone);
  if (!phone) return null;
  const note = serviceNote(settings);
  const whatsapp = whatsappHref(settings.serviceWhatsapp, t("sections.plantStopped.photo"));
  const ready = settings.serviceReady;
  return (
    <aside
      id={id}
      aria-label={t("sections.plantStopped.heading")}
      className={`${styles.block} ${isCard ? styles.card : `container ${styles.band}`}`}
      data-plant-stopped=""
    >
      <div className={styles.call}>
        <h2>{t("sections.plantStopped.heading")}</h2>
        <p className={styles.number}>{phone.label}</p>
        {note && <p>{note}</p>}
        <p className={styles.actions}>
          <a href={phone.href} className="button" data-primary>
            <Icon name="phone" size={18} />
            {t("sections.plantStopped.call")}
          </a>
          {whatsapp && (
            <a href={whatsapp} rel="noopener noreferrer" className="button">
              {t("sections.plantStopped.whatsapp")}
            </a>
          )}
        </p>
        {isCard && ready.length > 0 && (
          <p className={`reach ${styles.details}`}>
            <Link href={`${staticServiceHref("operation-maintenance")}#${id}`}>
              {t("sections.plantStopped.details")}
            </Link>
          </p>
        )}
      </div>
      {!isCard && ready.length > 0 && (
        <div>
          <h3>{t("sections.plantStopped.ready")}</h3>
          <ol className={styles.ready}>
            {ready.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  );
}
