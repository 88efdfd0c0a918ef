import { createFileRoute } from '@tanstack/react-router';
import { landingHead, landingLoader } from '@voyage/stays/pages/landing-route.ts';
import { LandingPage } from '@voyage/stays/pages/LandingPage.tsx';

export const Route = createFileRoute('/$lang/hotel/')({
  loader: landingLoader,
  head: landingHead,
  component: () => <LandingPage load={Route.useLoaderData()} />,
});
