import { createFileRoute } from '@tanstack/react-router';
import { homeLoader } from '@voyage/home/pages/home-route.ts';
import { screenHead } from '@voyage/home/pages/screen-route.ts';
import { ScreenPage } from '@voyage/home/pages/ScreenPage.tsx';

export const Route = createFileRoute('/$lang/screen')({
  staticData: { alone: true },
  loader: homeLoader,
  head: screenHead,
  component: Page,
});

function Page() {
  const { city } = Route.useLoaderData();
  return <ScreenPage city={city} />;
}
