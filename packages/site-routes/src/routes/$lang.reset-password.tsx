import { createFileRoute } from '@tanstack/react-router';
import { resetPasswordHead } from '@voyage/account/pages/account-routes.ts';
import { ResetPasswordPage } from '@voyage/account/pages/ResetPasswordPage.tsx';
import { tokenQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/reset-password')({
  validateSearch: tokenQuerySchema,
  head: resetPasswordHead,
  component: () => <ResetPasswordPage token={Route.useSearch().token} />,
  staticData: { hideNewsletter: true },
});
