import { Facts } from "@/components/layout-primitives/facts";
import { noticeFacts } from "@/lib/inquiry/notice";
import { mailLink } from "@/lib/site/contact-links";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-notice.module.css";

type Props = { mail: string | null; hasPrivacyPage: boolean };

/** The itemised notice of section 5 of the DPDP Act, folded. It asks for no consent: docs/inquiries.md says why. */
export function InquiryNotice({ mail, hasPrivacyPage }: Props) {
  const t = useWords();
  const { company, months } = noticeFacts();
  const contact = mailLink(mail);
  const mailTo = { mail: () => contact && <a href={contact.href}>{contact.label}</a> };
  const rows = {
    what: t("inquiry.notice.what.text"),
    why: t("inquiry.notice.why.text"),
    who: t("inquiry.notice.who.text", { company }),
    howLong: months
      ? t("inquiry.notice.howLong.months", { count: months })
      : t("inquiry.notice.howLong.text"),
    withdraw: contact ? t.rich("inquiry.notice.withdraw.text", mailTo) : t("inquiry.notice.withdraw.noMail"),
    complain: contact ? t.rich("inquiry.notice.complain.text", mailTo) : t("inquiry.notice.complain.noMail"),
  };
  return (
    <div className={styles.notice}>
      <p>{t("inquiry.form.privacyNote")}</p>
      <details>
        <summary>{t("inquiry.notice.summary")}</summary>
        <Facts isText>
          {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
            <div key={name}>
              <dt>{t(`inquiry.notice.${name}.label`)}</dt>
              <dd>{rows[name]}</dd>
            </div>
          ))}
        </Facts>
        {hasPrivacyPage && (
          <p>
            <a href={localPath(routes.privacy, t.language)}>{t("routes.privacy")}</a>
          </p>
        )}
      </details>
    </div>
  );
}
