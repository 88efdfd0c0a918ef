import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordHead } from '@voyage/account/pages/account-routes.ts';
import { ForgotPasswordPage } from '@voyage/account/pages/ForgotPasswordPage.tsx';
import { redirectQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/forgot-password')({
  validateSearch: redirectQuerySchema,
  head: forgotPasswordHead,
  component: () => <ForgotPasswordPage redirect={Route.useSearch().redirect} />,
  staticData: { hideNewsletter: true },
});
