export { default, generateMetadata } from "@/app/(en)/contact/page";
