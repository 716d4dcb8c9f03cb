import { Button } from "@payloadcms/ui";
import type { PayloadRequest } from "payload";
import { bridge, type DeskEntry, type DeskSection, type Month } from "./bridge.ts";
import { TranslationLists } from "./translation-lists.tsx";

type Props = Pick<PayloadRequest, "user" | "payload"> & { searchParams?: { search?: string | string[] } };

/** On the first page: a search through everything, and what somebody should look at. */
export async function Desk({ user, payload, searchParams }: Props) {
  const { admin } = payload.config.routes;
  const words = String(searchParams?.search ?? "").trim();
  const found = words ? await bridge().find?.(user, words) : undefined;
  const { sections = [], months = [], later = 0, translations = [] } = (await bridge().desk?.(user)) ?? {};
  return (
    <div className="desk">
      <search>
        <form action={admin} className="field-type text">
          <label className="field-label" htmlFor="desk-search">
            Search everything by title, name or address
          </label>
          <input type="search" id="desk-search" name="search" defaultValue={words} maxLength={200} required />
          <Button type="submit" buttonStyle="secondary" margin={false}>
            Search
          </Button>
        </form>
      </search>
      {found && <Section {...found} admin={admin} />}
      {sections.map((section) => (
        <Section key={section.title} {...section} admin={admin} />
      ))}
      {translations.map((language) => (
        <TranslationLists key={language.code} {...language} />
      ))}
      {months.length > 0 && (
        <section className="calendar">
          <h2>Planned</h2>
          {months.map((month) => (
            <Calendar key={month.title} {...month} admin={admin} />
          ))}
          {later > 0 && <p>{later} more in later months</p>}
        </section>
      )}
    </div>
  );
}

type InAdmin = { admin: string };

function Section({ title, entries, others, admin }: DeskSection & InAdmin) {
  return (
    <section>
      <h2>{title}</h2>
      {entries.length === 0 && <p>There is nothing with these words. Try fewer of them, or parts of them.</p>}
      <ul>
        <Entries entries={entries} admin={admin} />
        {others > 0 && <li>{others} more</li>}
      </ul>
    </section>
  );
}

function Entries({ entries, admin }: { entries: DeskEntry[] } & InAdmin) {
  return entries.map(({ path, title, note = "" }) => (
    <li key={path + note}>
      <a href={admin + path}>{title}</a>
      <span> {note}</span>
    </li>
  ));
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** On a phone, its days with plans are a list: then each has the name of its weekday. */
function Calendar({ title, weeks, admin }: Month & InAdmin) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {week.map((day, index) => (
              <td key={weekdays[index]} className={day && day.entries.length > 0 ? "is-planned" : undefined}>
                {day && (
                  <time dateTime={day.date}>
                    <span>{weekdays[index]} </span>
                    {Number(day.date.slice(-2))}
                  </time>
                )}
                {day && day.entries.length > 0 && (
                  <ul>
                    <Entries entries={day.entries} admin={admin} />
                  </ul>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
