import { createFileRoute } from '@tanstack/react-router';
import { registerCompleteHead } from '@voyage/account/pages/account-routes.ts';
import { RegisterCompletePage } from '@voyage/account/pages/RegisterCompletePage.tsx';
import { registeredQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/register/complete')({
  validateSearch: registeredQuerySchema,
  head: registerCompleteHead,
  component: () => <RegisterCompletePage {...Route.useSearch()} />,
  staticData: { hideShortcut: true, hideNewsletter: true },
});
