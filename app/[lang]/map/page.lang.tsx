export { default, generateMetadata } from "@/app/(en)/map/page";
