import type { Part } from "./claim.ts";
import { bytesPart } from "./parts/bytes.ts";
import { cms } from "./parts/cms.ts";
import { functions } from "./parts/functions.ts";
import { growth } from "./parts/growth.ts";
import { lighthouseParts } from "./parts/lighthouse.ts";
import { paint } from "./parts/paint.ts";
import { prefetch } from "./parts/prefetch.ts";
import { programs } from "./parts/programs.ts";
import { publish } from "./parts/publish.ts";
import { reading } from "./parts/reading.ts";
import { responsiveness } from "./parts/responsiveness.ts";
import { server } from "./parts/server.ts";
import { taps } from "./parts/taps.ts";
import { unknownAddressesPart } from "./parts/unknown-addresses.ts";
import { visit } from "./parts/visit.ts";

/** In the order in which they run; those that restart the site come last. */
export const parts: Part[] = [
  bytesPart,
  paint,
  server,
  unknownAddressesPart,
  functions,
  ...lighthouseParts,
  taps,
  responsiveness,
  visit,
  reading,
  prefetch,
  publish,
  cms,
  growth,
  ...programs,
];
