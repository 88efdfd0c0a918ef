import { createFileRoute } from '@tanstack/react-router';
import { changePasswordHead } from '@voyage/account/pages/account-routes.ts';
import { ChangePasswordPage } from '@voyage/account/pages/ChangePasswordPage.tsx';

export const Route = createFileRoute('/$lang/user/password')({
  head: changePasswordHead,
  component: ChangePasswordPage,
  staticData: { hideNewsletter: true },
});
