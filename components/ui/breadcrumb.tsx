import { Link } from "@/components/ui/link";
import { StructuredData } from "@/components/ui/structured-data";
import { breadcrumb } from "@/lib/seo/graph";
import { type NavItem, routes } from "@/lib/site/routes";
import styles from "./breadcrumb.module.css";

/** The way from the home page to this one. */
export function Breadcrumb({ trail = [], label }: { trail?: NavItem[]; label: string }) {
  const steps = [{ label: "Home", href: routes.home }, ...trail];
  return (
    <nav aria-label="Breadcrumb">
      <StructuredData data={breadcrumb(steps, label)} />
      <ol className={styles.trail}>
        {steps.map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
