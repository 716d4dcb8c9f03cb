type InquiryFile = { id?: number };

/** Of the list and of the form: each names the file differently. */
export function FileLink({ rowData, data }: { rowData?: InquiryFile; data?: InquiryFile }) {
  const id = (rowData ?? data)?.id;
  // The name is that of the response. Without the attribute, Payload would ask whether to leave a form that has changed.
  return id ? (
    <a href={`/api/inquiry-files/${id}/download`} download="file">
      Download
    </a>
  ) : null;
}
