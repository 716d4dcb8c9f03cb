export { default, generateMetadata } from "@/app/(en)/our-values/page";
