import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";

/** The process loads these once; its Payload and the one that Next serves the admin with are the same instance. */
const sharedPackages = ["payload", "@payloadcms/db-postgres", "@payloadcms/db-sqlite", "@payloadcms/drizzle"];

export default withPayload({
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: sharedPackages,
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
});
