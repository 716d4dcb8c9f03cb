export { default, generateMetadata } from "@/app/(en)/search/page";
