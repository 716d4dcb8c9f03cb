import { ClosableBox } from "@/components/islands/closable-box";
import { phoneLink, whatsappHref } from "@/lib/contact";
import type { Settings } from "@/lib/content/settings";
import styles from "./chat-box.module.css";

/** Two ways to reach a person at once, in the corner; open until it is closed. */
export function ChatBox({ settings }: { settings: Settings }) {
  const whatsapp = whatsappHref(settings.whatsappNumber);
  const phone = phoneLink(settings.phone);
  if (!whatsapp && !phone) return null;
  return (
    <ClosableBox name="chat" className={styles.box}>
      <summary className={styles.toggle}>
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path className={styles.open} d="M3 4h18v12H9l-6 5z" />
          <path className={styles.close} d="M6 6l12 12M18 6L6 18" />
        </svg>
        <span className="unseen">Contact us by chat or phone</span>
      </summary>
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
    </ClosableBox>
  );
}
