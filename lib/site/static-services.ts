/** A service whose page is independent of the backend. */
export type StaticService = {
  id: string;
  title: string;
  description: string[];
  image: string;
  /** The same image for the dark scheme. */
  imageDark?: string;
};

const picture = (id: string) => `/images/services/${id}.webp`;

export const staticServices: readonly StaticService[] = [
  {
    id: "epc-projects",
    title: "EPC Projects",
    image: picture("epc-projects"),
    imageDark: picture("epc-projects-dusk"),
    description: [
      "One contract for detailed engineering, procurement, installation, testing and commissioning, and one team that answers for all of it. We build air separation and gas plants for pharmaceuticals, chemicals, power, steel and gas utilities.",
      "The scope is fixed on a piping and instrumentation diagram before the price is. Progress is reported against it each week, and the performance test at the end is the one that was agreed at the start.",
    ],
  },
  {
    id: "green-hydrogen",
    title: "Green Hydrogen",
    image: picture("green-hydrogen"),
    imageDark: picture("green-hydrogen-dusk"),
    description: [
      "Electrolysers are delivered as skids; a hydrogen plant is what is built around them. We integrate alkaline and PEM stacks with water treatment, rectifiers, purification, compression and storage, and tie them into the site they serve.",
      "Oxygen from the stacks is not vented where a furnace or a wastewater plant next door can use it.",
    ],
  },
  {
    id: "commissioning",
    title: "Commissioning",
    image: picture("commissioning"),
    imageDark: picture("commissioning-dusk"),
    description: [
      "From loop checks and line blowing to derime, cool-down and the guarantee run: our crews have done it before and bring the procedures, the instruments and the punch lists.",
      "We hand over with product at specification, operators trained at their own panel, and every deviation closed or written down.",
    ],
  },
  {
    id: "refurbishment",
    title: "Refurbishment",
    image: picture("refurbishment"),
    imageDark: picture("refurbishment-dusk"),
    description: [
      "A cold box that has stood for ten years can often run for another twenty. We inspect, leak-test, replace adsorbent, internals and instruments, and bring older plants back to nameplate or beyond it.",
      "You get the survey with findings, priorities and prices before you commit to the work.",
    ],
  },
  {
    id: "operation-maintenance",
    title: "Operation and Maintenance",
    image: picture("operation-maintenance"),
    description: [
      "Shift crews, planned maintenance, spares and remote support under one agreement, with availability and specific power measured and reported each month.",
      "What we learn from running plants goes into the ones we design.",
    ],
  },
  {
    id: "automation",
    title: "Automation",
    image: picture("automation"),
    imageDark: picture("automation-dusk"),
    description: [
      "DCS and PLC systems, field instruments, analysers, safety systems and the control philosophy that joins them. We migrate obsolete systems during a planned shutdown and keep the old panel alive until the new one has proved itself.",
      "Load following, automatic start-up and remote operation are added where they pay for themselves.",
    ],
  },
  {
    id: "design-engineering",
    title: "Design Engineering",
    image: picture("design-engineering"),
    description: [
      "Process simulation, P&IDs, equipment data sheets, 3D piping models, stress analysis, isometrics and electrical and instrumentation design, to ASME, API, IEC and local codes.",
      "Drawings are checked by people who have stood in front of what was built from them.",
    ],
  },
];

export function staticService(id: string): StaticService | undefined {
  return staticServices.find((service) => service.id === id);
}

export const staticServiceHref = (id: string) => `/service/detail/${id}`;
