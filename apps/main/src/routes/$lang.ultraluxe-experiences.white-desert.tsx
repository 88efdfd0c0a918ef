import { createFileRoute } from '@tanstack/react-router';
import { whiteDesertHead, whiteDesertLoader } from '@voyage/experiences/pages/experience-route.ts';
import { WhiteDesertPage } from '@voyage/experiences/pages/WhiteDesertPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/white-desert')({
  loader: whiteDesertLoader,
  head: whiteDesertHead,
  component: () => <WhiteDesertPage content={Route.useLoaderData()} />,
});
