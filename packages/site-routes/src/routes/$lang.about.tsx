import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@voyage/company/pages/AboutPage.tsx';
import { aboutLoader, documentHead } from '@voyage/company/pages/document-route.ts';

export const Route = createFileRoute('/$lang/about')({
  loader: aboutLoader,
  head: documentHead('about'),
  component: () => <AboutPage about={Route.useLoaderData()} />,
});
