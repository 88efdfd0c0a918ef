import { createFileRoute } from '@tanstack/react-router';
import { spaceFlightHead, spaceFlightLoader } from '@voyage/experiences/pages/experience-route.ts';
import { SpaceFlightPage } from '@voyage/experiences/pages/SpaceFlightPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/virgin-galactic')({
  loader: spaceFlightLoader,
  head: spaceFlightHead,
  component: () => <SpaceFlightPage content={Route.useLoaderData()} />,
  staticData: { overHero: true },
});
