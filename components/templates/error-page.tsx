import { PageBanner } from "@/components/sections/page-banner";
import { ErrorAlert } from "@/components/ui/error-alert";

/** A detail page whose record failed to load. */
export function ErrorPage({ title, label, message }: { title: string; label: string; message: string }) {
  return (
    <>
      <PageBanner template="index" banner={{ ok: false, message }} title={title} />
      <div className="container section">
        <ErrorAlert label={label} message={message} />
      </div>
    </>
  );
}
