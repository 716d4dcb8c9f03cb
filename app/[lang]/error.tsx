"use client";

export { ErrorMessage as default } from "@/components/islands/error-message";
