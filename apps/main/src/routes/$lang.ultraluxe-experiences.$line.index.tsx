import { createFileRoute } from '@tanstack/react-router';
import { cruiseHead, lineLoader } from '@voyage/experiences/pages/experience-route.ts';
import { CruiseLinePage } from '@voyage/experiences/pages/CruiseLinePage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/$line/')({
  loader: lineLoader,
  head: cruiseHead,
  component: () => <CruiseLinePage load={Route.useLoaderData()} />,
});
