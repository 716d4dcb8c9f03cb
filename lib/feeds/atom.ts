import { xmlText as text } from "./xml";

export type AtomEntry = {
  /** Stays the same whatever becomes of the title. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** Whole HTML, with absolute addresses. */
  html: string;
  author: string | null;
  published: Date;
};

export type AtomFeed = {
  title: string;
  /** Who answers for entries that name no author. */
  author: string;
  language: string;
  /** The page that shows the same. */
  url: string;
  /** The feed's own address. */
  self: string;
  /** When there is no entry to go by. */
  begun: Date;
  entries: AtomEntry[];
};

/** When the newest entry was published. */
export function updatedAt({ begun, entries }: Pick<AtomFeed, "begun" | "entries">): Date {
  return new Date(Math.max(begun.getTime(), ...entries.map(({ published }) => published.getTime())));
}

/** A feed as an Atom document, RFC 4287. All addresses are absolute; the order of entries is kept. */
export function atom({ title, author, language, url, self, begun, entries }: AtomFeed): string {
  const newest = updatedAt({ begun, entries });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(language)}">
<id>${text(self)}</id>
<title>${text(title)}</title>
<updated>${newest.toISOString()}</updated>
<author><name>${text(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${text(self)}"/>
<link rel="alternate" type="text/html" href="${text(url)}"/>
${entries.map(entry).join("")}</feed>
`;
}

/** Records say when they were published and not when they were changed, so both dates are that. */
function entry({ id, url, title, summary, html, author, published }: AtomEntry): string {
  const date = published.toISOString();
  return `<entry>
<id>${text(id)}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(url)}"/>
<published>${date}</published>
<updated>${date}</updated>
${author ? `<author><name>${text(author)}</name></author>\n` : ""}<summary>${text(summary)}</summary>
<content type="html">${text(html)}</content>
</entry>
`;
}
