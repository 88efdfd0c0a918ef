import { createFileRoute } from '@tanstack/react-router';
import { experiencesHead, experiencesLoader } from '@voyage/experiences/pages/experience-route.ts';
import { ExperiencesPage } from '@voyage/experiences/pages/ExperiencesPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/')({
  loader: experiencesLoader,
  head: experiencesHead,
  component: () => <ExperiencesPage content={Route.useLoaderData()} />,
});
