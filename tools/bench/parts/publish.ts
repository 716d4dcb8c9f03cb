import { randomBytes } from "node:crypto";
import { editContent, records } from "../../../testing/content/content.ts";
import { get } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";
import { timeUntilShown } from "../time-until-shown.ts";

const ms = { unit: "ms", better: "less", ratio: 1.25, slack: 100 } as const;

export const publish: Part = {
  name: "publish",
  claims: [
    { ...ms, id: "edit", sentence: "edit of a content file to the visible page", limit: 2_000 },
    { ...ms, id: "search", sentence: "edit of a content file until the search finds its word", limit: 3_000 },
  ],
  runs: { whole: 7, quick: 1 },
  async measure(version) {
    const url = await version.start();
    await get(`${url}/blogs`);
    // Letters only: the search looks for words.
    const word = `Zq${randomBytes(5)
      .toString("hex")
      .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
    const { contentDir } = version.site.backend;
    const first = records("blog", contentDir);
    try {
      editContent(contentDir, "blog", ([newest, ...others]) =>
        newest ? [{ ...newest, title: `${newest.title} ${word}` }, ...others] : [],
      );
      const [edit, search] = await Promise.all([
        timeUntilShown(`${url}/blogs`, word),
        timeUntilShown(`${url}/api/search?q=${word}`, word),
      ]);
      return { edit, search };
    } finally {
      editContent(contentDir, "blog", () => first);
      await timeUntilShown(`${url}/blogs`, word, false);
    }
  },
};
