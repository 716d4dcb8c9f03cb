export { default, generateMetadata } from "@/app/(en)/gallery/page";
