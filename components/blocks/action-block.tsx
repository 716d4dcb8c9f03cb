import { CallToAction } from "@/components/sections/call-to-action";
import { Link } from "@/components/ui/link";

type Props = { heading: string | null; text: string | null; label: string; href: string };

/** The band with the page's main button. */
export function ActionBlock({ heading, text, label, href }: Props) {
  return (
    <CallToAction
      heading={heading ?? undefined}
      text={text ?? undefined}
      action={
        <Link href={href} className="button" data-primary>
          {label}
        </Link>
      }
    />
  );
}
