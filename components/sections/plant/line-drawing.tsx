import { placeWords } from "@/lib/plant/drawing-words";
import type { PlantLine } from "@/lib/plant/places";
import { defaultLanguage } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import plant from "./plant.svg";
import { PlantSymbol } from "./plant-symbol";

/** The drawing of a line of the plant. Its file has English words; those of another language are in the page (app/translated.css). */
export function LineDrawing({ line }: { line: PlantLine }) {
  const t = useWords();
  if (t.language === defaultLanguage) return <PlantSymbol name={`${line}-drawing`} />;
  return (
    <svg aria-hidden="true">
      <use href={`${plant.src}#${line}-drawing`} />
      {placeWords(line, (word) => t(`sections.plantDrawing.${word}`)).map(({ word, anchor, lines }) => (
        <text key={word} textAnchor={anchor}>
          {lines.map(({ text, ...place }) => (
            <tspan key={text} {...place}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
