import { createFileRoute } from '@tanstack/react-router';
import { ordersHead } from '@voyage/account/pages/account-routes.ts';
import { OrderPage } from '@voyage/account/pages/OrderPage.tsx';
import { orderQuerySchema } from '@voyage/routes/account-query.ts';

// Outside the layout of the member's area (user_): its picture is full-bleed.
export const Route = createFileRoute('/$lang/user_/hotel-order/$id')({
  validateSearch: orderQuerySchema,
  head: ordersHead,
  component: () => <OrderPage id={Route.useParams().id} isNew={Route.useSearch().booked === 1} />,
  staticData: { hideNewsletter: true },
});
