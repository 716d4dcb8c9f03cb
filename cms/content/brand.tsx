/** The company's mark, in place of that of the framework. */
export function Mark({ mark, size = 24 }: { mark: string; size?: number }) {
  // biome-ignore lint/performance/noImgElement: a few shapes in a data URL
  return <img src={mark} alt="" width={size} height={size} />;
}

/** At the top of each page. */
export function ViewSite() {
  const { SITE_URL } = process.env;
  return SITE_URL ? (
    <a href={SITE_URL} target="_blank" rel="noreferrer">
      View site
    </a>
  ) : null;
}
