import { cacheLife, cacheTag } from "next/cache";
import { notFound, permanentRedirect } from "next/navigation";
import { failPage } from "../../../lib/next/fail-page";

export const generateStaticParams = () => [{ id: "built" }];

/** Its content is its id, until the test sets another (server.mjs). */
async function read(id) {
  "use cache";
  cacheTag("records");
  cacheLife({ stale: 300, revalidate: 300, expire: 9000 });
  const content = globalThis.contents?.[id] ?? id;
  if (content === "failure") throw Object.assign(new Error("not for visitors"), { digest: "backend: shown" });
  return content;
}

export default async function Page({ params }) {
  const { id } = await params;
  const content = await read(id).catch((error) => {
    failPage(error);
    return error.digest;
  });
  if (content === "none") notFound();
  if (content.startsWith("/")) permanentRedirect(content);
  return <h1>{content}</h1>;
}
