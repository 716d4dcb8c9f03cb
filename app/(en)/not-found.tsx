export { NotFoundMessage as default } from "@/components/templates/not-found-page";
