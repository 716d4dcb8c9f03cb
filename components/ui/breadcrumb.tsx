import { breadcrumb } from "@/lib/seo/item-list";
import type { NavItem } from "@/lib/site/navigation";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./breadcrumb.module.css";
import { Link } from "./link";
import { StructuredData } from "./structured-data";

export function Breadcrumb({ trail = [], label }: { trail?: NavItem[]; label: string }) {
  const t = useWords();
  const steps = [{ label: t("routes.home"), href: routes.home }, ...trail];
  return (
    <nav aria-label={t("ui.breadcrumb.label")}>
      <StructuredData data={breadcrumb(steps, label, t.language)} />
      <ol className={`reach ${styles.trail}`}>
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
