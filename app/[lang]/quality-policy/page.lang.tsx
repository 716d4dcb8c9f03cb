export { default, generateMetadata } from "@/app/(en)/quality-policy/page";
