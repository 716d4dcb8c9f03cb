import { createContext } from "react";
import type { LinkDuty } from "@/lib/site/duty-link";

/** The duty that links take along. */
export const DutyContext = createContext<LinkDuty>({ query: "", results: "" });
