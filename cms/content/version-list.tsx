import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";

type Props = DocumentViewServerProps & { writeTime(iso: string): string };
type Version = {
  id: number;
  updatedAt: string;
  version: { _status?: string; editor?: { name?: string } | null };
};

/** The versions of a record with the names of those who saved them, which Payload's own list lacks. */
export async function VersionList({ initPageResult, routeSegments, hasPublishedDoc, writeTime }: Props) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
  const shared = {
    depth: 1,
    limit: 0,
    sort: "-updatedAt",
    select: { updatedAt: true, version: { _status: true, editor: true } },
    overrideAccess: false,
    req,
  } as object;
  const where = { parent: { equals: docID } };
  const { docs } = collectionConfig
    ? await req.payload.findVersions({ ...shared, collection: slug, where })
    : await req.payload.findGlobalVersions({ ...shared, slug });
  const versions = docs as unknown as Version[];
  const shown = hasPublishedDoc && versions.find(({ version }) => version._status === "published");
  const stateOf = (each: Version) => {
    if (each === shown) return "Currently Published";
    if (each.version._status === "published") return "Previously Published";
    return each === versions[0] ? "Current Draft" : "Draft";
  };
  const base = globalConfig
    ? `globals/${slug}`
    : `collections/${slug}/${routeSegments[2] === "trash" ? "trash/" : ""}${docID}`;
  const { routes } = req.payload.config;
  return (
    <>
      <SetDocumentStepNav
        id={docID}
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        pluralLabel={(collectionConfig?.labels.plural ?? globalConfig?.label) as string}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view={req.i18n.t("version:versions")}
      />
      <Gutter className="table version-list">
        <table>
          <thead>
            <tr>
              {["Saved", "By", "Status"].map((heading) => (
                <th key={heading}>{heading}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((each) => (
              <tr key={each.id}>
                <td>
                  <a href={`${routes.admin}/${base}/versions/${each.id}`}>{writeTime(each.updatedAt)}</a>
                </td>
                <td>{each.version.editor?.name}</td>
                <td>{stateOf(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </>
  );
}
