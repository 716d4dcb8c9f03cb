export { default, generateMetadata } from "@/app/(en)/our-story/page";
