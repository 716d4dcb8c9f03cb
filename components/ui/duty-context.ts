import { createContext } from "react";

/** Query of the duty that links take along. */
export const DutyContext = createContext("");
