import { xmlText as text } from "./xml";

export type AtomEntry = {
  /** Set if it is not that of the feed. */
  language?: string;
  /** Stays the same when the title changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** With absolute URLs. */
  html: string;
  author?: string | null;
  published?: Date;
  /** Time of the last change, or of the publication. */
  updated: Date;
};

type AtomFeed = {
  title: string;
  /** Author of entries that name none. */
  author: string;
  language: string;
  /** Page with the same content. */
  url: string;
  /** URL of the feed. */
  self: string;
  /** Time of a feed without entries. */
  createdAt: Date;
  entries: AtomEntry[];
};

/** Time of the newest change or entry. */
export function updatedAt({ createdAt, entries }: Pick<AtomFeed, "createdAt" | "entries">): Date {
  return new Date(Math.max(createdAt.getTime(), ...entries.map(({ updated }) => updated.getTime())));
}

/** An Atom document (RFC 4287). All URLs are absolute; entries keep their order. */
export function atom({ title, author, language, url, self, createdAt, entries }: AtomFeed): string {
  const newest = updatedAt({ createdAt, entries });
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

function entry({ language, id, url, title, summary, html, author, published, updated }: AtomEntry): string {
  return `<entry${language ? ` xml:lang="${text(language)}"` : ""}>
<id>${text(id)}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(url)}"/>
${published ? `<published>${published.toISOString()}</published>\n` : ""}<updated>${updated.toISOString()}</updated>
${author ? `<author><name>${text(author)}</name></author>\n` : ""}<summary>${text(summary)}</summary>
<content type="html">${text(html)}</content>
</entry>
`;
}
