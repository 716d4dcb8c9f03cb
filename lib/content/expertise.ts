import "server-only";
import { readDetail, readEntries } from "./details";

export const getExpertise = () => readEntries("expertise");
export const getExpertiseEntry = (id: string) => readDetail("expertiseEntry", id);
