import "server-only";
import type { Item, Whole } from "../read/kinds";
import { firstItems } from "../read/page";
import type { Worded } from "../read/parts";
import { read, readOne } from "../read/read";
import type { Result } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import { routes } from "../site/routes";
import { pageLanguage } from "../words/use-words";
import { getPageBanner } from "./banners";
import { getKeyFigures } from "./key-figures";

export type CommitmentTeaser = { title: string; text: string } & Worded;

const milestonesShown = 4;
const valuesShown = 6;
const commitmentsShown = 3;
const leadersShown = 4;
const visionLength = 320;
const commitmentLength = 140;

/** Content of the about page. Parts that are empty or failed, except the statement, are omitted. */
export async function getAboutPage() {
  const language = await pageLanguage();
  const [banner, statement, story, timeline, vision, values, commitments, leaders, figures] =
    await Promise.all([
      getPageBanner(routes.about, language),
      readOne("about", { language }),
      readOne("story", { language }),
      read("timeline", { page: 1, language }),
      readOne("vision", { language }),
      read("values", { page: 1, language }),
      read("commitments", { page: 1, language }),
      read("leadership", { page: 1, language }),
      getKeyFigures(language),
    ]);
  return {
    banner,
    statement,
    figures,
    story: story.ok ? story.data : null,
    milestones: firstItems(timeline, milestonesShown),
    vision: beginningOf(vision),
    values: firstItems(values, valuesShown),
    commitments: firstItems(commitments, commitmentsShown).map(toTeaser),
    leaders: firstItems(leaders, leadersShown),
  };
}

/** The first paragraph of the vision. */
function beginningOf(vision: Result<Whole<"vision"> | null>): ({ text: string } & Worded) | null {
  if (!vision.ok || !vision.data) return null;
  const [first = ""] = vision.data.description.match(/<p\b.*?<\/p>/s) ?? [vision.data.description];
  const text = htmlExcerpt(first, visionLength);
  const { lang } = vision.data;
  return text ? { text, ...(lang && { lang }) } : null;
}

function toTeaser({ title, description, lang }: Item<"commitments">): CommitmentTeaser {
  return { title, text: htmlExcerpt(description ?? "", commitmentLength), ...(lang && { lang }) };
}
