export { default } from "@/app/(en)/expertise/details/[id]/[[...title]]/not-found";
