import "@payloadcms/next/css";
import "./admin.css";
import "./translation.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import config from "./config.ts";
import { importMap } from "./import-map.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  const { serverFunctions } = (await config).custom;
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
