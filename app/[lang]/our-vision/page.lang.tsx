export { default, generateMetadata } from "@/app/(en)/our-vision/page";
