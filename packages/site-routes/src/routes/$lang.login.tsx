import { createFileRoute } from '@tanstack/react-router';
import { loginHead } from '@voyage/account/pages/account-routes.ts';
import { LoginPage } from '@voyage/account/pages/LoginPage.tsx';
import { redirectQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/login')({
  validateSearch: redirectQuerySchema,
  head: loginHead,
  component: () => <LoginPage redirect={Route.useSearch().redirect} />,
  staticData: { hideNewsletter: true },
});
