import type { Metadata } from "next";
import { PageBanner } from "@/components/sections/page-banner";
import { Link } from "@/components/ui/link";
import { Message } from "@/components/ui/message";
import { getPageBanner } from "@/lib/content/banners";
import { words } from "@/lib/inquiry/messages";
import { routes } from "@/lib/site/routes";

export const metadata: Metadata = { title: words.sentTitle, robots: { index: false } };

/** Where a browser without scripts is led when its inquiry has arrived. */
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
        <h2>{words.sentTitle}</h2>
        <p>{words.sentText}</p>
        <p>
          <Link href={routes.home}>Home</Link>
        </p>
      </Message>
    </>
  );
}
