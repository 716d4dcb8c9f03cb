import type { UIFieldServerProps } from "payload";
import { bridge, singleRecord } from "./bridge.ts";
import { translationHref } from "./open-translation.ts";

/** Beside a record: its translations, which are forms of their own. */
export function TranslateLink({ data, kind }: UIFieldServerProps & { kind: string }) {
  const { id = "", globalType } = data as { id?: unknown; globalType?: string };
  const record = globalType ? singleRecord : String(id);
  const states = bridge().translations?.statesOf({ kind, record }) ?? [];
  if (states.length === 0) return null;
  return (
    <div className="field-type translate-link">
      <h3>Translations</h3>
      <ul>
        {states.map(({ code, name, state, note }) => (
          <li key={code}>
            <a href={translationHref({ language: code, kind, record })}>Translate into {name}</a>{" "}
            <span>{[state, note].filter(Boolean).join(": ")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
