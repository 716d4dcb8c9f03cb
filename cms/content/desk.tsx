import { Button } from "@payloadcms/ui";
import type { Payload, PayloadRequest } from "payload";

/** Something in the admin that somebody should look at. */
export type DeskEntry = { title: string; path: string; note?: string };
/** `others` are left out. */
export type DeskSection = { title: string; entries: DeskEntry[]; others?: number };

type Props = Pick<PayloadRequest, "user" | "payload"> & {
  searchParams?: { search?: string | string[] };
  read(user: unknown): Promise<DeskSection[]>;
  find(payload: Payload, user: unknown, words: string): Promise<DeskSection>;
};

/** On the first page: a search through everything, and how much somebody should look at. */
export async function Desk({ user, payload, searchParams, read, find }: Props) {
  const { admin } = payload.config.routes;
  const words = String(searchParams?.search ?? "").trim();
  const found = words ? await find(payload, user, words) : undefined;
  const sections = await read(user);
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
      {[...(found ? [found] : []), ...sections].map((section) => (
        <Section key={section.title} {...section} admin={admin} />
      ))}
    </div>
  );
}

function Section({ title, entries, others = 0, admin }: DeskSection & { admin: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {entries.length === 0 && <p>There is nothing with these words. Try fewer of them, or parts of them.</p>}
      <ul>
        {entries.map(({ path, title: name, note = "" }) => (
          <li key={path + note}>
            <a href={path.startsWith("/api/") ? path : admin + path}>{name}</a>
            <span> {note}</span>
          </li>
        ))}
        {others > 0 && <li>{others} more</li>}
      </ul>
    </section>
  );
}
