export { default, generateMetadata } from "@/app/(en)/our-team/page";
