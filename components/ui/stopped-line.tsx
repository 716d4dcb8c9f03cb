import type { ReactNode } from "react";
import type { Settings } from "@/lib/content/settings";
import { phoneLink } from "@/lib/site/contact-links";
import { useWords } from "@/lib/words/use-words";
import styles from "./stopped-line.module.css";

type Props = {
  settings: Settings;
  as?: "p" | "li";
  className?: string;
  /** Behind the number. */
  children?: ReactNode;
};

/** The service telephone in one line, for owners whose plant has stopped; nothing without a number. */
export function StoppedLine({ settings, as: Element = "p", className = "", children }: Props) {
  const t = useWords();
  const phone = phoneLink(settings.servicePhone);
  if (!phone) return null;
  return (
    <Element className={`${styles.line} ${className}`}>
      <b>{t("sections.plantStopped.heading")}</b> <a href={phone.href}>{phone.label}</a>{" "}
      {children && <span>{children}</span>}
    </Element>
  );
}
