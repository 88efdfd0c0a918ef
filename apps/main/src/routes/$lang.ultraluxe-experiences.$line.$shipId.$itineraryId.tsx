import { createFileRoute } from '@tanstack/react-router';
import { cruiseHead, voyageLoader } from '@voyage/experiences/pages/experience-route.ts';
import { VoyagePage } from '@voyage/experiences/pages/VoyagePage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/$line/$shipId/$itineraryId')({
  loader: voyageLoader,
  head: cruiseHead,
  component: Page,
});

function Page() {
  const load = Route.useLoaderData();
  return <VoyagePage key={load.voyage.id} load={load} />;
}
