export { default, generateMetadata } from "@/app/(en)/missing/page";
