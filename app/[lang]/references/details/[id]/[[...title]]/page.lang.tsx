export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/references/details/[id]/[[...title]]/page";
