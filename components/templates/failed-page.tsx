import { PageBanner } from "../sections/page-banner";
import { Failed } from "../ui/failed";

/** A page whose record could not be had. */
export function FailedPage({ title, label, message }: { title: string; label: string; message: string }) {
  return (
    <>
      <PageBanner banner={{ ok: false, message }} title={title} />
      <div className="container section">
        <Failed label={label} message={message} />
      </div>
    </>
  );
}
