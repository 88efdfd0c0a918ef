import { createFileRoute } from '@tanstack/react-router';
import { trainHead, trainLoader } from '@voyage/experiences/pages/experience-route.ts';
import { TrainPage } from '@voyage/experiences/pages/TrainPage.tsx';

export const Route = createFileRoute('/$lang/ultraluxe-experiences/trains/$slug')({
  loader: trainLoader,
  head: trainHead,
  component: Page,
});

function Page() {
  const content = Route.useLoaderData();
  return <TrainPage key={content.train.id} content={content} />;
}
