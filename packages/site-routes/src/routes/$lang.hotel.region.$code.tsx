import { createFileRoute } from '@tanstack/react-router';
import { regionHead, regionLoader } from '@voyage/stays/pages/region-route.ts';
import { RegionPage } from '@voyage/stays/pages/RegionPage.tsx';

export const Route = createFileRoute('/$lang/hotel/region/$code')({
  loader: regionLoader,
  head: regionHead,
  component: () => <RegionPage code={Route.useParams().code} />,
});
