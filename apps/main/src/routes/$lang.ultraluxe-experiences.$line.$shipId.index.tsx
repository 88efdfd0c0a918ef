import { createFileRoute } from '@tanstack/react-router';
import { cruiseHead, shipLoader } from '@voyage/experiences/pages/experience-route.ts';
import { ShipPage } from '@voyage/experiences/pages/ShipPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/$line/$shipId/')({
  loader: shipLoader,
  head: cruiseHead,
  component: Page,
});

function Page() {
  const load = Route.useLoaderData();
  return <ShipPage key={load.ship.id} load={load} />;
}
