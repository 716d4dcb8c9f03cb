import { Link } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";
import styles from "./call-to-action.module.css";

export function CallToAction() {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.row}`}>
        <h2>Tell us flow, purity and pressure; we answer with a scheme and a budget price.</h2>
        <Link href={routes.contact} className="button" data-primary>
          Discuss your plant
        </Link>
      </div>
    </section>
  );
}
