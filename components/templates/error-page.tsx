import { PageBanner } from "@/components/sections/page-banner";
import { ErrorAlert } from "@/components/ui/error-alert";

/** A page whose record could not be had. */
export function ErrorPage({ title, label, message }: { title: string; label: string; message: string }) {
  return (
    <>
      <PageBanner banner={{ ok: false, message }} title={title} />
      <div className="container section">
        <ErrorAlert label={label} message={message} />
      </div>
    </>
  );
}
