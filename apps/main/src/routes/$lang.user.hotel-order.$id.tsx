import { createFileRoute } from '@tanstack/react-router';
import { orderHead } from '@voyage/features/account/src/pages/account-routes.ts';
import { OrderPage } from '@voyage/features/account/src/pages/OrderPage.tsx';
import { requireLogin } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/user/hotel-order/$id')({ ssr: false, beforeLoad: requireLogin, head: orderHead, component: OrderPage });
