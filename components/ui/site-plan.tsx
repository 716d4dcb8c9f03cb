import styles from "./site-plan.module.css";

/** Plots, the roads between them, and the route to the entrance as a flow line. */
export function SitePlan() {
  return (
    <svg
      viewBox="0 0 960 480"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={styles.plan}
      aria-hidden="true"
    >
      <path d="M0 96h240v-96M0 128h240v224H0M0 384h240v96M272 0v96h288V0M592 0v96h368M272 128h288v224H272zM592 128h368M592 352h368M592 128v224M272 480v-96h288v96M592 480v-96h368" />
      <path d="M304 160h96v64h-96zM304 256h160v64H304zM48 160h128v48H48zM48 240h64v80H48zM640 160h192v40H640zM640 232h96v88h-96zM320 24h160v48H320zM656 24h224v48H656zM304 408h208v48H304zM640 408h112v48H640z" />
      <path className={styles.route} d="M0 368h576V240h-72" />
      <circle className={styles.mark} cx="484" cy="240" r="20" />
      <path className={styles.route} d="M464 240h40" />
    </svg>
  );
}
