import { createFileRoute } from '@tanstack/react-router';
import { loginHead } from '@voyage/features/account/src/pages/account-routes.ts';
import { LoginPage } from '@voyage/features/account/src/pages/LoginPage.tsx';
import { requireGuest } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/login')({ beforeLoad: requireGuest, head: loginHead, component: LoginPage });
