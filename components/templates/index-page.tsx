import type { ComponentProps, ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ContactButton, type ContactTopic } from "@/components/ui/contact-button";
import styles from "./index-page.module.css";

type Props = Pick<ComponentProps<typeof PageBanner>, "banner" | "title" | "trail" | "label"> & {
  /** The page is itself a way to reach the company, and needs no other. */
  isContact?: boolean;
  topic?: ContactTopic;
  children: ReactNode;
};

/** An index page: its content begins right below a low banner. */
export function IndexPage({ isContact = false, topic, children, ...banner }: Props) {
  return (
    <>
      <PageBanner template="index" {...banner}>
        {!isContact && <ContactButton topic={topic} isSmall isForWideOnly />}
      </PageBanner>
      <div className={`container ${styles.content}`}>{children}</div>
      {!isContact && <CallToAction />}
    </>
  );
}
