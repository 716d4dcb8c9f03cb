export { default } from "@/app/(en)/service/detail/[serviceId]/not-found";
