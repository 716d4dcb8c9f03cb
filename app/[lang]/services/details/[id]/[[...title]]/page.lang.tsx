export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/services/details/[id]/[[...title]]/page";
