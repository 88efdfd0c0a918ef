import { createFileRoute } from '@tanstack/react-router';
import { documentHead, documentLoader } from '@voyage/company/pages/document-route.ts';
import { DocumentPage } from '@voyage/company/pages/DocumentPage.tsx';

export const Route = createFileRoute('/$lang/member-terms')({
  loader: documentLoader('member-terms'),
  head: documentHead('member-terms'),
  component: () => <DocumentPage document={Route.useLoaderData()} />,
});
