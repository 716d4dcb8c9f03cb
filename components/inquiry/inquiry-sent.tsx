import { Facts } from "@/components/layout-primitives/facts";
import { Stack } from "@/components/layout-primitives/stack";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-sent.module.css";

/** Takes the place of the fields once the inquiry is accepted; its rows are filled in then. */
export function InquirySent() {
  const t = useWords();
  const { sent } = browserWords(t.language).inquiry;
  return (
    <Stack gap={4} data-sent role="status" tabIndex={-1} hidden className={styles.sent}>
      <h3>{sent.title}</h3>
      <p>{sent.text}</p>
      <Facts isText data-sent-values />
      {/* Loads the page again, with empty fields. */}
      <a href={localPath(routes.contact, t.language)}>{t("inquiry.sent.another")}</a>
    </Stack>
  );
}
