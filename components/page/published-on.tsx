const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** When, and by whom. */
export function PublishedOn({ date, author }: { date: string; author: string | null }) {
  return (
    <p>
      <time dateTime={date}>{format.format(new Date(date))}</time>
      {author && <>, {author}</>}
    </p>
  );
}
