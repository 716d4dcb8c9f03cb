/** Code and drawing of a person's discipline: the first rule that matches the position or the first words. */
import { equipment } from "./equipment.ts";
import { moreEquipment } from "./equipment-more.ts";
import type { Person } from "./media.ts";

type Discipline = { code: string; drawing: string };

export const drawings: Record<string, string> = { ...equipment, ...moreEquipment };

const rules: [RegExp, string, string][] = [
  [/managing director/i, "MD", "column"],
  [/financ/i, "FI", "trend"],
  [/hydrogen/i, "HY", "stack"],
  [/rotating/i, "RM", "compressor"],
  [/commissioning/i, "CM", "valve"],
  [/cold box/i, "CB", "pfhe"],
  [/simulation/i, "SM", "trend"],
  [/remote operation/i, "RO", "instrument"],
  [/pump/i, "PU", "pump"],
  [/3d model/i, "MO", "iso"],
  [/procurement and logistics/i, "PC", "pump"],
  [/procurement/i, "PC", "compressor"],
  [/hazop|health, safety/i, "HS", "relief"],
  [/automation|control systems/i, "AU", "logic"],
  [/weld/i, "WD", "weld"],
  [/quality/i, "QA", "weld"],
  [/inspector/i, "QA", "pfhe"],
  [/document/i, "DC", "sheet"],
  [/proposal/i, "PP", "sheet"],
  [/contract/i, "CT", "sheet"],
  [/analyser|instrument/i, "IN", "instrument"],
  [/electric/i, "EL", "lines"],
  [/rigg|lift|director, construction/i, "LF", "crane"],
  [/civil|structur|site manager/i, "CN", "rack"],
  [/stress|piping/i, "PI", "iso"],
  [/training|school|apprentice/i, "TR", "tree"],
  [/spares|store/i, "SP", "valve"],
  [/energy/i, "EA", "exchanger"],
  [/psa/i, "PS", "adsorbers"],
  [/environment/i, "EV", "adsorbers"],
  [/oxygen cleaning/i, "OC", "iso"],
  [/shift/i, "OP", "tank"],
  [/plant manager|operations/i, "OP", "column"],
  [/process/i, "PR", "exchanger"],
];

export function disciplineOf({ position, description }: Person): Discipline {
  const work = position ?? /<strong>(.*?)<\/strong>/.exec(description)?.[1] ?? "";
  const rule = rules.find(([pattern]) => pattern.test(work));
  return { code: rule?.[1] ?? "EN", drawing: rule?.[2] ?? "tank" };
}
