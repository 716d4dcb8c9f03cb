import { editContent, records } from "../../testing/content/content.ts";
import { costlyTexts, teamPages } from "../../testing/content/costly-content.ts";
import { faultCases } from "../../testing/proxies/fault-cases.ts";
import type { Fault } from "../../testing/proxies/fault-proxy.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import { hostileVisitors, type Stage } from "./hostile-visitors.ts";

const kinds = ["team", "values", "timeline", "blog", "news"];

/** Answers of other shapes, as costly as they may be. */
const answers = teamPages().slice(Object.keys(costlyTexts).length);

const healthy: Stage = { name: "a healthy backend", start: ({ proxy }) => proxy.pass() };

const fault = (name: string, one: Fault): Stage => ({ name, start: ({ proxy }) => proxy.fail(one) });

function textsFullOf([name, description]: [name: string, html: string]): Stage {
  return {
    name: `texts full of ${name}`,
    start: ({ backend: { contentDir } }: TestSite) => {
      const former = new Map(kinds.map((kind) => [kind, records(kind, contentDir)]));
      for (const kind of kinds)
        editContent(contentDir, kind, (items) => items.map((item) => ({ ...item, description })));
      return () => {
        for (const [kind, items] of former) editContent(contentDir, kind, () => items);
        return [];
      };
    },
  };
}

/** Conditions while the site is under load, in this order. */
export const stages: Stage[] = [
  healthy,
  ...faultCases.map((each) => fault(`a backend that ${each.name}`, each.fault)),
  fault("a backend that takes 3 s", { kind: "slow", ms: 3_000 }),
  fault("a backend that takes 8 s", { kind: "slow", ms: 8_000 }),
  { name: "a network outage of 3 s", start: ({ proxy }) => proxy.interrupt(3_000) },
  {
    name: "a backend that is killed and restarted",
    start: async ({ backend }) => {
      await backend.kill();
      await backend.start();
    },
  },
  ...Object.entries(costlyTexts).map(textsFullOf),
  ...answers.map(({ name, body }) =>
    fault(`responses with ${name}`, { kind: "respond", status: 200, type: "application/json", body }),
  ),
  { ...healthy, name: "no flood", isFlood: true },
  ...hostileVisitors,
  { ...healthy, name: "a healthy backend again" },
];
