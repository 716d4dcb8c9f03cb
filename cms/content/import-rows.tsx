import { ImportForm } from "./import-form.tsx";

type Props = {
  collectionSlug: string;
  user: unknown;
  columns: string[];
  canPublish(args: { req: { user: unknown } }): boolean;
};

/** Above the list of a kind. */
export function ImportRows({ collectionSlug, user, columns, canPublish }: Props) {
  return canPublish({ req: { user } }) && <ImportForm kind={collectionSlug} columns={columns} />;
}
