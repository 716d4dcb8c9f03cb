import type { JSONFieldDiffServerComponent } from "payload";
import { unescapeText, type Word } from "./translation-words.ts";

/** Between two versions of a translation: the texts that are different. */
export const WordsDiff: JSONFieldDiffServerComponent = ({ comparisonValue, versionValue }) => {
  const [before, after] = [comparisonValue, versionValue].map(
    (words) => new Map(((words ?? []) as Word[]).map((word) => [word.path, word])),
  );
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const changed = paths.filter((path) => before?.get(path)?.text !== after?.get(path)?.text);
  return (
    <div className="field-type">
      <h3>Texts</h3>
      {changed.length === 0 && <p>No text is different.</p>}
      {changed.map((path) => (
        <section key={path}>
          <p lang="en">{plain((after?.get(path) ?? before?.get(path))?.source)}</p>
          <p>
            <del>{plain(before?.get(path)?.text)}</del> <ins>{plain(after?.get(path)?.text)}</ins>
          </p>
        </section>
      ))}
    </div>
  );
};

/** Only a rich text begins with an element. */
const plain = (text = "") => (/^<[a-z]/i.test(text) ? unescapeText(text.replace(/<[^>]*>/g, " ")) : text);
