/** What happens to the backend while the site is under load, one after another. */
import { faultCases } from "../../e2e/support/fault-cases.ts";
import type { SoakSite } from "./soak-site.ts";

export type Stage = {
  name: string;
  /** What is done at its beginning. */
  begin: (house: SoakSite) => void | Promise<void>;
};

const healthy: Stage = { name: "a backend that is well", begin: ({ proxy }) => proxy.pass() };

const restart: Stage = {
  name: "a backend that is killed and begins anew",
  begin: async (house) => {
    await house.restartBackend();
  },
};

export const stages: Stage[] = [
  healthy,
  ...faultCases.map(({ name, fault }) => ({
    name: `a backend that ${name}`,
    begin: ({ proxy }: SoakSite) => proxy.fail(fault),
  })),
  { name: "a backend that takes 3 s", begin: ({ proxy }) => proxy.fail({ kind: "slow", ms: 3_000 }) },
  { name: "a backend that takes 8 s", begin: ({ proxy }) => proxy.fail({ kind: "slow", ms: 8_000 }) },
  {
    name: "a network that is gone and comes back",
    begin: async (house) => {
      await house.restartProxy();
    },
  },
  restart,
  { ...healthy, name: "a backend that is well again" },
];
