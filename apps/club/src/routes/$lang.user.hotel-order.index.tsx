import { createFileRoute } from '@tanstack/react-router';
import { ordersHead } from '@voyage/features/account/src/pages/account-routes.ts';
import { OrdersPage } from '@voyage/features/account/src/pages/OrdersPage.tsx';
import { requireLogin } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/')({ ssr: false, beforeLoad: requireLogin, head: ordersHead, component: OrdersPage });
