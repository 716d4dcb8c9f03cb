import "server-only";
import { serviceHref } from "../site/routes";
import { briefsOf } from "./briefs";
import { type Entry, readDetail, readEntries } from "./details";
import { haveRecordPages } from "./published";
import { mapResult, type Result } from "./read";

export const getServices = () => readEntries("services");
export const getService = (id: string) => readDetail("service", id);

/** An entry with the path of its page; `null` where it has none. */
export type LinkedEntry = Entry & { href: string | null };

/**
 * The services with their pages. A backend may lack the call for one service: then a service leads to the fixed page that
 * summarizes it, if any.
 */
export async function getLinkedServices(): Promise<Result<LinkedEntry[]>> {
  const services = await getServices();
  const haveOwnPages = services.ok && (await haveRecordPages("service", services.data));
  return mapResult(services, (entries) =>
    entries.map(({ id, title }) => ({
      id,
      title,
      href: haveOwnPages ? serviceHref(id, title) : (briefsOf(id, entries)[0]?.href ?? null),
    })),
  );
}
