import { createContext } from "react";

/** Query of the duty and the units that links take along. */
export const DutyContext = createContext("");
