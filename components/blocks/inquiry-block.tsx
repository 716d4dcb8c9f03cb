import type { ComponentProps } from "react";
import { InquiryForm } from "@/components/inquiry/inquiry-form";
import type { InquirySource } from "@/lib/content/inquiry-source";
import type { PresetDuty } from "@/lib/form/fields";
import { useWords } from "@/lib/words/use-words";
import styles from "./blocks.module.css";

export type InquiryFormData = Pick<
  ComponentProps<typeof InquiryForm>,
  "settings" | "formToken" | "hasPrivacyPage"
>;

type Props = {
  heading: string | null;
  subject: string | null;
  duty: PresetDuty;
  form: InquiryFormData;
  /** The page that the form is on; its title is the subject where the editor has set none. */
  source: InquirySource;
};

/** The contact form with a subject, and with a duty. */
export function InquiryBlock({ heading, subject, duty, form, source }: Props) {
  const t = useWords();
  return (
    <section className={`container ${styles.block} ${styles.form}`} aria-labelledby="inquiry">
      <h2 id="inquiry">{heading ?? t("templates.contactPage.inquiry")}</h2>
      <InquiryForm {...form} source={{ ...source, title: subject ?? source.title }} duty={duty} />
    </section>
  );
}
