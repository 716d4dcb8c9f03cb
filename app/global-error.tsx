"use client";

import "./globals.css";

export { default } from "@/components/islands/global-error";
