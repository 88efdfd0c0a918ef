import { createFileRoute } from '@tanstack/react-router';
import { documentHead, documentLoader } from '@voyage/company/pages/document-route.ts';
import { DocumentPage } from '@voyage/company/pages/DocumentPage.tsx';

export const Route = createFileRoute('/$lang/accessibility')({
  loader: documentLoader('accessibility'),
  head: documentHead('accessibility'),
  component: () => <DocumentPage document={Route.useLoaderData()} />,
});
