import { NotFoundMessage } from "@/components/templates/not-found-message";

export default function ServiceNotFound() {
  return <NotFoundMessage heading="Service Not Found" />;
}
