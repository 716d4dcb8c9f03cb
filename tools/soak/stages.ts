import { faultCases } from "../../testing/proxies/fault-cases.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import { hostileBackends } from "./hostile-backend.ts";
import { hostileVisitors } from "./hostile-visitors.ts";
import type { Stage } from "./stage.ts";

const healthy: Stage = { name: "a healthy backend", start: ({ proxy }) => proxy.pass() };

/** Conditions while the site is under load, in this order. */
export const stages: Stage[] = [
  healthy,
  ...faultCases.map(({ name, fault }) => ({
    name: `a backend that ${name}`,
    start: ({ proxy }: TestSite) => proxy.fail(fault),
  })),
  { name: "a backend that takes 3 s", start: ({ proxy }) => proxy.fail({ kind: "slow", ms: 3_000 }) },
  { name: "a backend that takes 8 s", start: ({ proxy }) => proxy.fail({ kind: "slow", ms: 8_000 }) },
  { name: "a network outage of 3 s", start: ({ proxy }) => proxy.interrupt(3_000) },
  {
    name: "a backend that is killed and restarted",
    start: async ({ backend }) => {
      await backend.kill();
      await backend.start();
    },
  },
  ...hostileBackends,
  { ...healthy, name: "no flood", isFlood: true },
  ...hostileVisitors,
  { ...healthy, name: "a healthy backend again" },
];
