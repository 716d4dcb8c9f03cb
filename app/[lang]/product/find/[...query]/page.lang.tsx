export { default, generateMetadata, generateStaticParams } from "@/app/(en)/product/find/[...query]/page";
