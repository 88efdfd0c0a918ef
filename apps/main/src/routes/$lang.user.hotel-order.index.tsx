import { createFileRoute } from '@tanstack/react-router';
import { ordersHead } from '@voyage/account/pages/account-routes.ts';
import { OrdersPage } from '@voyage/account/pages/OrdersPage.tsx';
import { requireLogin } from '@voyage/frame/session/guards.ts';
import { ordersQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/')({
  ssr: false,
  validateSearch: ordersQuerySchema,
  beforeLoad: requireLogin,
  head: ordersHead,
  component: Page,
});

function Page() {
  return <OrdersPage {...Route.useSearch()} />;
}
