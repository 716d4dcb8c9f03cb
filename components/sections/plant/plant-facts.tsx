import { Link } from "@/components/ui/link";
import type { PlantEntry } from "@/lib/content/plant";

/** A field of expertise with its facts; all of it is the link, if it has a page. `data-tag` is shown in its bubble. */
export function PlantFacts({ entry }: { entry: PlantEntry }) {
  const { title, href, number, facts, text, lang } = entry;
  const tag = 300 + number;
  const own = lang && { lang };
  const content = (
    <span>
      <b aria-hidden="true">{`EX-${tag}`}</b>
      <strong>{title}</strong>
      {facts.map(({ label, value }) => (
        <small key={label}>
          {`${label} `}
          <em>{value}</em>
        </small>
      ))}
      {text && <small>{text}</small>}
    </span>
  );
  return href ? (
    <Link href={href} data-tag={tag} {...own} {...(lang && { hrefLang: lang })}>
      {content}
    </Link>
  ) : (
    <p data-tag={tag} {...own}>
      {content}
    </p>
  );
}
