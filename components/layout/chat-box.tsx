import { Icon } from "@/components/ui/icon";
import { ToggleSummary } from "@/components/ui/toggle-summary";
import type { Settings } from "@/lib/content/settings";
import { phoneLink, whatsappHref } from "@/lib/site/contact-links";
import { useWords } from "@/lib/words/use-words";
import styles from "./chat-box.module.css";

/** WhatsApp and phone links in the corner of the screen; `followVisitor` (lib/site/inline-scripts.ts) folds them. */
export function ChatBox({ settings }: { settings: Settings }) {
  const t = useWords();
  const whatsapp = whatsappHref(settings.whatsappNumber, t("company.whatsapp"));
  const phone = phoneLink(settings.phone);
  const service = phoneLink(settings.servicePhone);
  if (!whatsapp && !phone && !service) return null;
  return (
    <details className={styles.box} open>
      <ToggleSummary icon="chat" label={t("layout.chatBox.open")} />
      <ul className={styles.links}>
        {service && (
          <li className={styles.stopped}>
            <a href={service.href}>
              <Icon name="phone" size={18} />
              <span>
                {t("sections.plantStopped.heading")} <b>{service.label}</b>
              </span>
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={whatsapp} rel="noopener noreferrer">
              <Icon name="whatsapp" size={18} />
              WhatsApp
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phone.href} aria-label={t("layout.chatBox.callNumber", { phone: phone.label })}>
              <Icon name="phone" size={18} />
              {t("layout.chatBox.call")}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
