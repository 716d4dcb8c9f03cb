import { SectionHead } from "@/components/sections/section-head";
import { Link } from "@/components/ui/link";
import type { Worded } from "@/lib/read/parts";
import styles from "./events.module.css";

/** `isKept`: a time at which all guarantees were kept. */
export type PlantEvent = {
  when: string;
  title: string;
  href?: string;
  text?: string | undefined;
  isKept?: boolean;
} & Worded;

/** The history of a plant on the flow line; one event alone is no line, and is left out. */
export function Events({ heading, events }: { heading: string; events: PlantEvent[] }) {
  if (events.length < 2) return null;
  return (
    <section className="container section">
      <SectionHead tag={["RF", 600]} heading={heading} />
      <ol className={styles.events}>
        {events.map(({ when, title, href, text, isKept, lang }) => (
          <li key={`${when} ${title}`} lang={lang} data-kept={isKept || undefined}>
            <p className={styles.when}>{when}</p>
            <h3>
              {href ? (
                <Link href={href} hrefLang={lang} className="reach">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
