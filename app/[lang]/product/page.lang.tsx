export { default, generateMetadata } from "@/app/(en)/product/page";
