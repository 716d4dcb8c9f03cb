export { default, generateMetadata } from "@/app/(en)/commitments/page";
