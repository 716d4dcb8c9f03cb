"use client";

export { default } from "@/components/islands/global-error";
