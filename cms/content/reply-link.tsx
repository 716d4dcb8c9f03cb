type Inquiry = { email?: string; name?: string; subject?: string; reference?: string };

/** Opens the answer in one's own mail program. Of the list and of the form: each names the inquiry differently. */
export function ReplyLink({ rowData, data }: { rowData?: Inquiry; data?: Inquiry }) {
  const inquiry = rowData ?? data;
  if (!inquiry?.email) return null;
  // In this tab, Payload would ask whether to leave a form that has changed.
  return (
    <a href={replyHref(inquiry)} target="_blank" rel="noreferrer">
      Reply by mail
    </a>
  );
}

function replyHref({ email = "", name, subject, reference }: Inquiry): string {
  // A line break would begin another header in some programs.
  const about = `Re: ${subject || "your inquiry"} [${reference}]`.replace(/\s+/g, " ");
  const values = [about, `Dear ${name},\r\n\r\n`].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${values[0]}&body=${values[1]}`;
}
