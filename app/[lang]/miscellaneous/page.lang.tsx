export { default, generateMetadata } from "@/app/(en)/miscellaneous/page";
