export { default, generateMetadata } from "@/app/(en)/accessibility/page";
