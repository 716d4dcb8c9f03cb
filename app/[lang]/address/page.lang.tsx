export { default, generateMetadata } from "@/app/(en)/address/page";
