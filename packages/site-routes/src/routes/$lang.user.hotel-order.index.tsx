import { createFileRoute } from '@tanstack/react-router';
import { ordersHead } from '@voyage/account/pages/account-routes.ts';
import { OrdersPage } from '@voyage/account/pages/OrdersPage.tsx';
import { ordersQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/')({
  validateSearch: ordersQuerySchema,
  head: ordersHead,
  component: () => <OrdersPage {...Route.useSearch()} />,
  staticData: { hideNewsletter: true },
});
