import { Link } from "@/components/page/link";
import { type NavItem, routes } from "@/lib/routes";
import styles from "./breadcrumb.module.css";

/** The way from the home page to this one. */
export function Breadcrumb({ trail = [], label }: { trail?: NavItem[]; label: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {[{ label: "Home", href: routes.home }, ...trail].map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
