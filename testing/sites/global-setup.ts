/** Starts the site that most tests read and none changes. */
import { mainSite, removeCopy } from "./build-copy.ts";
import type { BackendAccount } from "./test-backend.ts";
import { TestSite } from "./test-site.ts";

export type MainSite = { url: string; secret: string; backendUrl: string; account: BackendAccount };

export default async function globalSetup(): Promise<() => Promise<void>> {
  removeCopy();
  const site = await TestSite.open({ name: mainSite });
  const { url, secret, backend } = site;
  const shared: MainSite = { url, secret, backendUrl: backend.url, account: backend.account };
  process.env.E2E_MAIN_SITE = JSON.stringify(shared);
  return async () => {
    await site.close();
    removeCopy();
  };
}
