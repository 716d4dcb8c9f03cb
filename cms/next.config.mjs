import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";

/** The process loads these once; its Payload and the one that Next serves the admin with are the same instance. */
const sharedPackages = ["payload", "@payloadcms/db-postgres", "@payloadcms/db-sqlite", "@payloadcms/drizzle"];

export default withPayload({
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: sharedPackages,
  // The kinds of content are beside cms/. Turbopack also looks for a middleware and an instrumentation there: those of the site end in .ts.
  turbopack: { root: fileURLToPath(new URL("..", import.meta.url)) },
  pageExtensions: ["tsx"],
  typescript: { ignoreBuildErrors: true },
});
