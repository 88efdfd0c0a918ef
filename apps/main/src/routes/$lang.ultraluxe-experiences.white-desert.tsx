import { createFileRoute } from '@tanstack/react-router';
import { experienceHead, whiteDesertLoader } from '@voyage/experiences/pages/experience-route.ts';
import { WhiteDesertPage } from '@voyage/experiences/pages/WhiteDesertPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/white-desert')({
  loader: whiteDesertLoader,
  head: experienceHead('white-desert', 'White Desert'),
  component: Page,
});

function Page() {
  return <WhiteDesertPage content={Route.useLoaderData()} />;
}
