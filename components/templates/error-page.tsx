import { PageBanner } from "@/components/sections/page-banner";
import { FailedContent } from "@/components/ui/failed-content";
import { routeTitle } from "@/lib/site/route-words";
import type { Route } from "@/lib/site/routes";
import { useLanguage } from "@/lib/words/use-words";

type Props = {
  /** The list that the record belongs to. */
  route: Route;
  label?: string;
  message: string;
};

/** A detail page whose record failed to load. */
export function ErrorPage({ route, label, message }: Props) {
  const language = useLanguage();
  return (
    <>
      <PageBanner template="index" banner={{ ok: false, message }} title={routeTitle(route, language)} />
      <div className="container section">
        <FailedContent label={label} message={message} />
      </div>
    </>
  );
}
