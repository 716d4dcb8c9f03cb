export { default } from "@/components/islands/global-error";
