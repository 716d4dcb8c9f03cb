type InquiryFile = { id?: number };

/** Of the list and of the form: each names the file differently. */
export function FileLink({ rowData, data }: { rowData?: InquiryFile; data?: InquiryFile }) {
  const id = (rowData ?? data)?.id;
  return id ? <a href={`/api/inquiry-files/${id}/download`}>Download</a> : null;
}
