import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordHead } from '@voyage/account/pages/account-routes.ts';
import { ForgotPasswordPage } from '@voyage/account/pages/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/$lang/forgot-password')({
  head: forgotPasswordHead,
  component: ForgotPasswordPage,
  staticData: { hideNewsletter: true },
});
