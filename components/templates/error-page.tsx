import { PageBanner } from "@/components/sections/page-banner";
import { ErrorAlert } from "@/components/ui/error-alert";
import { routeTitle } from "@/lib/site/route-words";
import type { Route } from "@/lib/site/routes";
import { failureText } from "@/lib/words/failure-text";
import { useWords } from "@/lib/words/use-words";

type Props = {
  /** The list that the record belongs to. */
  route: Route;
  label?: string;
  message: string;
};

/** A detail page whose record failed to load. */
export function ErrorPage({ route, label, message }: Props) {
  const t = useWords();
  return (
    <>
      <PageBanner template="index" banner={{ ok: false, message }} title={routeTitle(route, t.language)} />
      <div className="container section">
        <ErrorAlert label={label ?? t("failed.content")} message={failureText(message, t.language)} />
      </div>
    </>
  );
}
