import { unknownAddresses } from "../../../testing/content/unknown-addresses.ts";
import { detour } from "../../../testing/http/attack-addresses.ts";
import { sendRaw } from "../../../testing/http/raw-request.ts";
import { cpuTimeMs } from "../../process-stats.ts";
import { median, type Part } from "../claim.ts";

/** Of requests for each kind in turn. The first do not count: a new site has other work, and its code gets faster. */
const rounds = 8;
const warmUpRounds = 3;
const roundSize = 5;

let nextNumber = 0;

const paths = Object.entries({
  ...Object.fromEntries(Object.entries(unknownAddresses).map(([kind, { pathOf }]) => [kind, pathOf])),
  "dot segments": detour,
});

export const unknownAddressesPart: Part = {
  name: "unknown-addresses",
  claims: [
    {
      ...{ id: "cpu", sentence: "CPU time for an address that does not exist", unit: "ms" },
      ...{ better: "less", ratio: 1.25, slack: 0.5, listsSubjects: true },
    },
  ],
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const url = await version.start();
    const costs = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const [kind, pathOf] of paths) {
        const before = cpuTimeMs(version.pid);
        for (let count = 0; count < roundSize; count++) await sendRaw(url, pathOf(nextNumber++));
        costs.set(kind, [...(costs.get(kind) ?? []), (cpuTimeMs(version.pid) - before) / roundSize]);
      }
    return {
      cpu: Object.fromEntries([...costs].map(([kind, each]) => [kind, median(each.slice(warmUpRounds))])),
    };
  },
};
