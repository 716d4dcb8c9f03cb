import { readFileSync } from "node:fs";
import { publicOrigin } from "../../../testing/content/routes.ts";
import { newSecret } from "../../../testing/sites/secret.ts";
import { TestBackend } from "../../../testing/sites/test-backend.ts";
import { Cluster, type ClusterOptions, clusterPorts } from "../cluster.ts";
import { HttpClient } from "./http-client.ts";

export type TestCluster = Awaited<ReturnType<typeof openTestCluster>>;

/** Two replicas with a temporary backend, and a client that connects through nginx. */
export async function openTestCluster(
  options: Pick<ClusterOptions, "port" | "extraServers" | "programs" | "release">,
) {
  const secret = newSecret();
  const url = `http://127.0.0.1:${clusterPorts(options.port).inside}/api/revalidate`;
  const backend = await TestBackend.open({ publishTo: { url, secret } });
  const log: string[] = [];
  const cluster = new Cluster({
    ...options,
    replicas: 2,
    backend: { url: backend.url, ...backend.account },
    revalidateSecret: secret,
    env: { ...process.env, SITE_URL: publicOrigin },
    behindProxy: true,
    onLine: (line) => log.push(line),
  });
  await cluster.start();
  const client = new HttpClient(cluster.url, readFileSync(cluster.certificate.cert));
  return {
    ...{ cluster, backend, client, log },
    [Symbol.asyncDispose]: async () => {
      client.close();
      await cluster.close();
      await backend.close();
    },
  };
}
