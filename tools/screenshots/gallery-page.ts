export type Screenshot = {
  scene: string;
  path: string;
  file: string;
  width: number;
  scheme: string;
  /** The reason why there is no file. */
  error?: string | undefined;
};

/** HTML of a page that shows the screenshots, one row per scene. */
export function galleryPage(screenshots: Screenshot[]): string {
  const rows = Map.groupBy(screenshots, ({ scene }) => scene);
  const body = [...rows].map(
    ([scene, all]) =>
      `<section id="${scene}"><h2><a href="#${scene}">${scene}</a> <small>${all[0]?.path}</small></h2><div>${all
        .map(
          ({ file, width, scheme }) =>
            `<a href="${file}"><figure><img loading="lazy" src="${file}" alt="" style="inline-size:${Math.round(width / 3)}px"><figcaption>${width} px, ${scheme}</figcaption></figure></a>`,
        )
        .join("")}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { font: 14px/1.4 system-ui; margin: 24px; background: #ddd; color: #111 }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto } figure { margin: 0 }
img { max-block-size: 900px; object-fit: cover; object-position: top; border: 1px solid #999; display: block }
</style>
${body.join("\n")}</html>
`;
}
