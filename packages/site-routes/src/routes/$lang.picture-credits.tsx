import { createFileRoute } from '@tanstack/react-router';
import { pictureCreditsHead, pictureCreditsLoader } from '@voyage/company/pages/picture-credits-route.ts';
import { PictureCreditsPage } from '@voyage/company/pages/PictureCreditsPage.tsx';

export const Route = createFileRoute('/$lang/picture-credits')({
  loader: pictureCreditsLoader,
  head: pictureCreditsHead,
  component: () => <PictureCreditsPage credits={Route.useLoaderData()} />,
});
