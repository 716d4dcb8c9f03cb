import { NotFoundMessage } from "@/components/templates/not-found-page";

export default function ExpertiseNotFound() {
  return <NotFoundMessage heading="No service found...." />;
}
