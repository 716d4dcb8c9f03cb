import { ContentsList } from "@/components/ui/contents-list";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedContent } from "@/components/ui/failed-content";
import { Picture } from "@/components/ui/picture";
import type { PulledFigure, RecordImage, Worded } from "@/lib/read/parts";
import type { Result } from "@/lib/read/result";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";
import { type NextPage, ReadNext } from "./read-next";
import { ReadingColumns } from "./reading-columns";

/** `updated`: ISO 8601. */
type Statement = { description: SafeHtml; figures?: PulledFigure[]; updated?: string | null } & Worded &
  Partial<RecordImage>;

type Props = {
  heading: string;
  result: Result<Statement | null>;
  next?: NextPage[];
  /** Without a list of contents: what follows on the page has headings of its own. */
  isIntroduction?: boolean;
};

/**
 * The text of a reading page. Its heading repeats the page's title, and so stays small; its image stands beside the text
 * unless the text contains it.
 */
export function StatementSection({ heading, result, next = [], isIntroduction = false }: Props) {
  const t = useWords();
  const statement = result.ok ? result.data : null;
  const own = useWords(statement?.lang);
  const updated = statement?.updated;
  const image = statement?.image && !statement.description.includes(statement.image) ? statement.image : null;
  const head = (
    <>
      <h2 lang={statement?.lang && t.language}>{heading}</h2>
      {updated && (
        <p>
          {own.rich("sections.statementSection.updated", {
            date: publicationDay(updated, own.language),
            time: (chunks) => <time dateTime={updated}>{chunks}</time>,
          })}
        </p>
      )}
      {statement && !isIntroduction && <ContentsList html={statement.description} lang={statement.lang} />}
    </>
  );
  return (
    <section lang={statement?.lang}>
      <ReadingColumns
        head={head}
        html={statement?.description ?? null}
        figures={statement?.figures}
        next={
          (image || next.length > 0) && (
            <>
              {image && (
                <Picture
                  className="cropped"
                  of={{ ...statement, image }}
                  width={360}
                  height={270}
                  sizes="(width < 48rem) 100vw, 20rem"
                />
              )}
              <ReadNext pages={next} lang={statement?.lang && t.language} />
            </>
          )
        }
      >
        {!result.ok && <FailedContent message={result.message} />}
        {result.ok && !statement && <EmptyState>{t("sections.statementSection.none")}</EmptyState>}
      </ReadingColumns>
    </section>
  );
}
