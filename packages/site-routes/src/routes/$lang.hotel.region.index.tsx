import { createFileRoute } from '@tanstack/react-router';
import { regionsHead, regionsLoader } from '@voyage/stays/pages/regions-route.ts';
import { RegionsPage } from '@voyage/stays/pages/RegionsPage.tsx';

export const Route = createFileRoute('/$lang/hotel/region/')({
  loader: regionsLoader,
  head: regionsHead,
  component: RegionsPage,
});
