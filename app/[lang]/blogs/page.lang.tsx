export { default, generateMetadata } from "@/app/(en)/blogs/page";
