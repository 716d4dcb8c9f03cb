"use client";
import { ServerFunctionsContext, useServerFunctions } from "@payloadcms/ui";
import type { ReactNode } from "react";

/** Around the whole admin: the drawer that plans a publication shows only what is thrown, and takes any answer for a success. */
export function PlanErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const schedulePublish: typeof functions.schedulePublish = async (args) => {
    const result = await functions.schedulePublish(args);
    const { error } = Object(result) as { error?: string };
    if (error) throw new Error(error);
    return result;
  };
  return (
    <ServerFunctionsContext value={{ ...functions, schedulePublish }}>{children}</ServerFunctionsContext>
  );
}
