import { createFileRoute } from '@tanstack/react-router';
import { loginHead } from '@voyage/account/pages/account-routes.ts';
import { LoginPage } from '@voyage/account/pages/LoginPage.tsx';
import { requireGuest } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/login')({
  beforeLoad: requireGuest,
  head: loginHead,
  component: LoginPage,
});
