/** Above the list of inquiries. */
export function CsvLink() {
  return (
    <p>
      <a href="/api/inquiries/csv" download>
        Download all inquiries as CSV
      </a>
    </p>
  );
}
