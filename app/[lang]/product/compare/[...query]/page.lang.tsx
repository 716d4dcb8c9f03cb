export { default, generateMetadata, generateStaticParams } from "@/app/(en)/product/compare/[...query]/page";
