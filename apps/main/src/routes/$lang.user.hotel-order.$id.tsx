import { createFileRoute } from '@tanstack/react-router';
import { orderHead } from '@voyage/account/pages/account-routes.ts';
import { OrderPage } from '@voyage/account/pages/OrderPage.tsx';
import { requireLogin } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/$id')({
  ssr: false,
  beforeLoad: requireLogin,
  head: orderHead,
  component: OrderPage,
});
