export { default, generateMetadata, generateStaticParams } from "@/app/(en)/references/filter/[filter]/page";
