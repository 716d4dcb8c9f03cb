import plant from "./plant.svg";

/** A part of the plant's drawing: the names that end in `drawing` are a whole line. It takes colors and lines from its class. */
export function PlantSymbol({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${plant.src}#${name}`} />
    </svg>
  );
}
