import "server-only";
import { readDetail, readEntries } from "./details";

export const getServices = () => readEntries("services");
export const getService = (id: string) => readDetail("service", id);
