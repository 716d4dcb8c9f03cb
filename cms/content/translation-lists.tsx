import type { LanguageDesk, TranslationState } from "./bridge.ts";
import { translationHref } from "./open-translation.ts";

const headings: Record<TranslationState, string> = {
  missing: "Missing: shown in English",
  outdated: "Outdated: the English has changed",
  shown: "Shown",
};

/** More are found in the list of translations, or when these are done. */
const maxEntries = 200;

/** On the first page: the records by the state of their translation into a language. */
export function TranslationLists({ code, name, entries }: LanguageDesk) {
  return (
    <section className="translation-lists">
      <h2>Translations into {name}</h2>
      {(Object.keys(headings) as TranslationState[]).map((state) => {
        const own = entries.filter((entry) => entry.state === state);
        return (
          <details key={state}>
            <summary>
              {headings[state]} <strong>{own.length}</strong>
            </summary>
            <ul>
              {own.slice(0, maxEntries).map(({ kind, record, title, note }) => (
                <li key={kind + record}>
                  <a href={translationHref({ language: code, kind, record })}>{title}</a>
                  <span> {note}</span>
                </li>
              ))}
              {own.length > maxEntries && <li>{own.length - maxEntries} more</li>}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
