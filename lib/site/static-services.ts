/** A service whose page is independent of the backend; lib/content/static-services.ts has its words. */
export type StaticServiceEntry = {
  id: string;
  image: string;
  /** The same image for the dark scheme. */
  imageDark?: string;
};

const picture = (id: string) => `/images/services/${id}.webp`;
const pictures = <I extends string>(id: I) => ({ id, image: picture(id), imageDark: picture(`${id}-dusk`) });

export const staticServices = [
  pictures("epc-projects"),
  pictures("green-hydrogen"),
  pictures("commissioning"),
  pictures("refurbishment"),
  { id: "operation-maintenance", image: picture("operation-maintenance") },
  pictures("automation"),
  { id: "design-engineering", image: picture("design-engineering") },
] as const satisfies readonly StaticServiceEntry[];

export const staticServiceHref = (id: string) => `/service/detail/${id}`;
