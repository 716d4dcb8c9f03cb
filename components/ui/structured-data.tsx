import type { Thing } from "schema-dts";

/** JSON-LD for search engines. */
export function StructuredData({ data }: { data: Thing | (Thing | null)[] | null }) {
  const things = [data].flat().filter((thing) => thing !== null);
  if (things.length === 0) return null;
  const [first] = things;
  const graph = things.length === 1 && typeof first === "object" ? first : { "@graph": things };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so the data cannot end the script
      dangerouslySetInnerHTML={{ __html: scriptSafe({ "@context": "https://schema.org", ...graph }) }}
    />
  );
}

function scriptSafe(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
