import { createFileRoute } from '@tanstack/react-router';
import { ordersHead } from '@voyage/account/pages/account-routes.ts';
import { OrdersPage } from '@voyage/account/pages/OrdersPage.tsx';
import { requireLogin } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/')({
  ssr: false,
  beforeLoad: requireLogin,
  head: ordersHead,
  component: OrdersPage,
});
