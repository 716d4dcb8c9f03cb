export { default, generateMetadata } from "@/app/(en)/erasure/page";
