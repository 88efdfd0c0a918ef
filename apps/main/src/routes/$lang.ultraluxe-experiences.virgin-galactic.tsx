import { createFileRoute } from '@tanstack/react-router';
import { experienceHead, spaceFlightLoader } from '@voyage/experiences/pages/experience-route.ts';
import { SpaceFlightPage } from '@voyage/experiences/pages/SpaceFlightPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/virgin-galactic')({
  loader: spaceFlightLoader,
  head: experienceHead('virgin-galactic', 'Virgin Galactic'),
  component: Page,
  staticData: { overHero: true },
});

function Page() {
  return <SpaceFlightPage content={Route.useLoaderData()} />;
}
