import { cacheLife } from "next/cache";
import { Logo } from "@/components/layout/logo";
import { site } from "@/lib/site";
import styles from "./timeline.module.css";

/** Where the company comes from, above its milestones. */
export async function Founding() {
  "use cache";
  cacheLife("content");
  const years = new Date().getFullYear() - site.foundingYear;
  return (
    <section className={styles.founding}>
      <div className="container section">
        <Logo size={56} />
        <p className={styles.overline}>
          OVER THE YEARS OF <span className={styles.years}>{years}</span>
        </p>
        <h2>Turning Dreams into Reality</h2>
        <p className={styles.text}>
          Established in {site.foundingYear} by four engineers around one idle air separation plant, the
          company has designed, built, revived and run plants ever since. These are the steps it took.
        </p>
      </div>
    </section>
  );
}
