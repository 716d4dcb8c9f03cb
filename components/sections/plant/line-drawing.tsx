import { type Place, splitLines, wordsOf } from "@/lib/plant/drawing-words";
import type { PlantLine } from "@/lib/plant/places";
import { defaultLanguage } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import plant from "./plant.svg";
import { PlantSymbol } from "./plant-symbol";

const lineHeight = 16;

/** The drawing of a line of the plant. Its file has English words; those of another language are in the page (app/[lang]/translated.css). */
export function LineDrawing({ line }: { line: PlantLine }) {
  const t = useWords();
  if (t.language === defaultLanguage) return <PlantSymbol name={`${line}-drawing`} />;
  return (
    <svg aria-hidden="true">
      <use href={`${plant.src}#${line}-drawing`} />
      {wordsOf(line).map(([word, place]) => (
        <Label key={word} text={t(`sections.plantDrawing.${word}`)} place={place} />
      ))}
    </svg>
  );
}

function Label({ text, place }: { text: string; place: Place }) {
  const { x, y, anchor, lineLength, room = text.length } = place;
  return (
    <text y={text.length > room ? y + lineHeight : y} textAnchor={anchor}>
      {splitLines(text, lineLength).map((line, index) => (
        <tspan key={line} x={x} dy={index && lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
