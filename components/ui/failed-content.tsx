import { failureText } from "@/lib/words/failure-text";
import { useWords } from "@/lib/words/use-words";
import { ErrorAlert } from "./error-alert";

/**
 * Replaces content that the backend did not deliver.
 * @param props.message of the failed result
 */
export function FailedContent({ label, message }: { label?: string; message: string }) {
  const t = useWords();
  return <ErrorAlert label={label ?? t("failed.content")} message={failureText(message, t.language)} />;
}
