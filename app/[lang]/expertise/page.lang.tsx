export { default, generateMetadata } from "@/app/(en)/expertise/page";
