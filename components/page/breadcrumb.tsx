import { Link } from "@/components/page/link";
import { StructuredData } from "@/components/page/structured-data";
import { type NavItem, routes } from "@/lib/routes";
import { breadcrumb } from "@/lib/seo/graph";
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
