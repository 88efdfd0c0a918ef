import { createFileRoute } from '@tanstack/react-router';
import { registerHead } from '@voyage/account/pages/account-routes.ts';
import { RegisterPage } from '@voyage/account/pages/RegisterPage.tsx';
import { registerQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/register/')({
  validateSearch: registerQuerySchema,
  head: registerHead,
  component: () => <RegisterPage {...Route.useSearch()} />,
  staticData: { hideShortcut: true, hideNewsletter: true },
});
