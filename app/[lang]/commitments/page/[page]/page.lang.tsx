export { default, generateMetadata, generateStaticParams } from "@/app/(en)/commitments/page/[page]/page";
