import { createFileRoute } from '@tanstack/react-router';
import { screenHead, screenLoader } from '@voyage/home/pages/screen-route.ts';
import { ScreenPage } from '@voyage/home/pages/ScreenPage.tsx';

export const Route = createFileRoute('/$lang/screen')({
  staticData: { alone: true },
  loader: screenLoader,
  head: screenHead,
  component: Page,
});

function Page() {
  const { city } = Route.useLoaderData();
  return <ScreenPage city={city} />;
}
