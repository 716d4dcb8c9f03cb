/** Starts the site that most tests look at and none of them changes. */
import { removeCopy } from "./build-copy.ts";
import { openBackend, openSite } from "./test-site.ts";

export type MainSite = {
  url: string;
  secret: string;
  backendUrl: string;
  account: { username: string; password: string };
};

export default async function globalSetup(): Promise<() => Promise<void>> {
  removeCopy();
  const backend = await openBackend();
  const site = await openSite({ name: "main", backendUrl: backend.url, account: backend.account });
  const shared: MainSite = {
    url: site.url,
    secret: site.secret,
    backendUrl: backend.url,
    account: backend.account,
  };
  process.env.E2E_MAIN_SITE = JSON.stringify(shared);
  return async () => {
    await site.close();
    await backend.close();
    removeCopy();
  };
}
