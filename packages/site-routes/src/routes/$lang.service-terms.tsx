import { createFileRoute } from '@tanstack/react-router';
import { documentHead, documentLoader } from '@voyage/company/pages/document-route.ts';
import { DocumentPage } from '@voyage/company/pages/DocumentPage.tsx';

export const Route = createFileRoute('/$lang/service-terms')({
  loader: documentLoader('service-terms'),
  head: documentHead('service-terms'),
  component: () => <DocumentPage document={Route.useLoaderData()} />,
});
