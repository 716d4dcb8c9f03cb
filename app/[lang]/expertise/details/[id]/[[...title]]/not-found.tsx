import { NotFoundMessage } from "@/components/templates/not-found-page";
import { useWords } from "@/lib/words/use-words";

export default function ExpertiseNotFound() {
  const t = useWords();
  return <NotFoundMessage heading={t("pages.expertise.missing")} />;
}
