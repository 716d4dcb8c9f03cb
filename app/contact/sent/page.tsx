import type { Metadata } from "next";
import { PageBanner } from "@/components/sections/page-banner";
import { Link } from "@/components/ui/link";
import { Message } from "@/components/ui/message";
import { getPageBanner } from "@/lib/content/banners";
import { messages } from "@/lib/inquiry/messages";
import { routes } from "@/lib/site/routes";

export const metadata: Metadata = { title: messages.sentTitle, robots: { index: false } };

/** Shown to a browser without scripts after its inquiry. */
export default async function InquirySent() {
  const banner = await getPageBanner(routes.contact);
  return (
    <>
      <PageBanner
        banner={banner}
        title="Contact"
        trail={[{ label: "Contact", href: routes.contact }]}
        label="Sent"
      />
      <Message>
        <h2>{messages.sentTitle}</h2>
        <p>{messages.sentText}</p>
        <p>
          <Link href={routes.home}>Home</Link>
        </p>
      </Message>
    </>
  );
}
