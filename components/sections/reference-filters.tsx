import { Rail } from "@/components/layout-primitives/rail";
import { Link } from "@/components/ui/link";
import type { Result } from "@/lib/read/result";
import { isGas } from "@/lib/site/duty";
import { filterValue, type ReferenceFilter, referencesHref } from "@/lib/site/reference-filter";
import { useWords } from "@/lib/words/use-words";

type Props = { filters: Result<ReferenceFilter[]>; current?: Omit<ReferenceFilter, "value"> };

/** Links to the references for each gas and in each country. A link keeps the other choice where references pass both. */
export function ReferenceFilters({ filters: loaded, current = {} }: Props) {
  const t = useWords();
  if (!loaded.ok || loaded.data.length === 0) return null;
  const filters = loaded.data;
  const href = (wanted: Omit<ReferenceFilter, "value">, alone: Omit<ReferenceFilter, "value">) => {
    const value = filterValue(wanted);
    return referencesHref(filters.some((known) => known.value === value) ? value : filterValue(alone));
  };
  const nameOf = (gas: string) => (isGas(gas) ? t(`gasesInSentence.${gas}`) : gas);
  const gases = filters.flatMap(({ gas, country }) => (gas && !country ? gas : []));
  const countries = filters.flatMap(({ gas, country }) => (country && !gas ? country : []));
  const allGases = t("sections.referenceFilters.allGases");
  const allCountries = t("sections.referenceFilters.allCountries");
  return (
    <nav aria-label={t("sections.referenceFilters.label")}>
      <Choices
        label={t("sections.referenceFilters.gas")}
        all={{ href: referencesHref(filterValue({ country: current.country })), text: allGases }}
        isChosen={(text) => text === (current.gas ? nameOf(current.gas) : allGases)}
        options={gases.map((gas) => ({ text: nameOf(gas), href: href({ ...current, gas }, { gas }) }))}
      />
      <Choices
        label={t("sections.referenceFilters.country")}
        all={{ href: referencesHref(filterValue({ gas: current.gas })), text: allCountries }}
        isChosen={(text) => text === (current.country ?? allCountries)}
        options={countries.map((country) => ({
          text: country,
          href: href({ ...current, country }, { country }),
        }))}
      />
    </nav>
  );
}

type Option = { href: string; text: string };
type ChoicesProps = { label: string; all: Option; options: Option[]; isChosen: (text: string) => boolean };

function Choices({ label, all, options, isChosen }: ChoicesProps) {
  if (options.length < 2) return null;
  return (
    <Rail label={label}>
      {[all, ...options].map(({ href, text }) => (
        <li key={text}>
          <Link href={href} aria-current={isChosen(text) || undefined}>
            {text}
          </Link>
        </li>
      ))}
    </Rail>
  );
}
