import { createFileRoute } from '@tanstack/react-router';
import { contactHead } from '@voyage/company/pages/contact-route.ts';
import { ContactPage } from '@voyage/company/pages/ContactPage.tsx';
import { contactQuerySchema } from '@voyage/routes/contact-query.ts';

export const Route = createFileRoute('/$lang/contact')({
  validateSearch: contactQuerySchema,
  head: contactHead,
  component: () => <ContactPage type={Route.useSearch().type} />,
});
