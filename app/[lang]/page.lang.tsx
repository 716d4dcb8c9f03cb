export { default, generateMetadata } from "@/app/(en)/page";
