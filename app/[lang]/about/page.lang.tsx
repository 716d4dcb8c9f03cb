export { default, generateMetadata } from "@/app/(en)/about/page";
