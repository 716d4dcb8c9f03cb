export { default, generateMetadata, generateStaticParams } from "@/app/(en)/service/detail/[serviceId]/page";
