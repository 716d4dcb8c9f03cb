import type { UIFieldServerProps } from "payload";

type Translation = { href: string; name: string; state: string; note: string };
type Props = UIFieldServerProps & {
  kind: string;
  translationsOf(kind: string, record: object): Translation[];
};

/** Beside a record: its translations, which are forms of their own. */
export function TranslateLink({ data, kind, translationsOf }: Props) {
  const translations = translationsOf(kind, data);
  if (translations.length === 0) return null;
  return (
    <div className="field-type translate-link">
      <h3>Translations</h3>
      <ul>
        {translations.map(({ href, name, state, note }) => (
          <li key={href}>
            <a href={href}>Translate into {name}</a> <span>{[state, note].filter(Boolean).join(": ")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
