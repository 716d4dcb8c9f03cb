import type { ComponentProps, ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { ContactButton } from "@/components/ui/contact-button";

type Props = Pick<ComponentProps<typeof PageBanner>, "banner" | "title"> &
  ComponentProps<typeof StatementSection> & {
    /** Between the text and the call to action. */
    children?: ReactNode;
  };

/** A page to be read: one text with its contents, its figures and what to read next. */
export function ReadingPage({ banner, title, children, ...statement }: Props) {
  return (
    <>
      <PageBanner template="reading" banner={banner} title={title}>
        <ContactButton />
      </PageBanner>
      <StatementSection {...statement} />
      {children}
      <CallToAction />
    </>
  );
}
