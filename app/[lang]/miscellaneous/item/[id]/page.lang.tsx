export { default, generateMetadata, generateStaticParams } from "@/app/(en)/miscellaneous/item/[id]/page";
