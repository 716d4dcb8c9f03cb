import { EmptyState } from "@/components/ui/empty-state";
import { FailedContent } from "@/components/ui/failed-content";
import { Link } from "@/components/ui/link";
import { TagBubble } from "@/components/ui/tag-bubble";
import type { ServiceStep } from "@/lib/content/service-line";
import type { Result } from "@/lib/read/result";
import { useWords } from "@/lib/words/use-words";
import styles from "./service-line.module.css";

type Props = { services: Result<ServiceStep[]>; others: ServiceStep[] };

const firstTag = 200;

/** All services as the stations of one flow line. */
export function ServiceLine({ services, others }: Props) {
  const t = useWords();
  const steps = [...(services.ok ? services.data : []), ...others];
  return (
    <>
      {!services.ok && <FailedContent message={services.message} />}
      {services.ok && services.data.length === 0 && <EmptyState>{t("sections.serviceLine.none")}</EmptyState>}
      <ol className={styles.line}>
        {steps.map(({ title, text, href, number, briefs, lang }) => (
          <li key={number} lang={lang}>
            <TagBubble letters="SV" number={firstTag + number} />
            <div>
              <h2>
                {href ? (
                  <Link href={href} hrefLang={lang} className="reach">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              {text && <p>{text}</p>}
              {briefs.map((brief) => (
                <p key={brief.href} className={`reach ${styles.brief}`}>
                  <Link href={brief.href}>{t("actions.brief", { service: brief.label })}</Link>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
