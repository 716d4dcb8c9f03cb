import { phoneLink, whatsappHref } from "@/lib/contact";
import type { Settings } from "@/lib/content/settings";
import styles from "./chat-box.module.css";

/** Two ways to reach a person at once, in the corner; open until it is closed. */
export function ChatBox({ settings }: { settings: Settings }) {
  const whatsapp = whatsappHref(settings.whatsappNumber);
  const phone = phoneLink(settings.phone);
  if (!whatsapp && !phone) return null;
  return (
    <details className={styles.box} open>
      <summary>Talk to us</summary>
      <ul className={styles.links}>
        {whatsapp && (
          <li>
            <a href={whatsapp} rel="noopener noreferrer">
              WhatsApp
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phone.href} aria-label={`Call ${phone.label}`}>
              Call
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
