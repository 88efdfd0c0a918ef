import { createFileRoute } from '@tanstack/react-router';
import { deskHead } from '@voyage/account/pages/account-routes.ts';
import { productOrdersQuerySchema } from '@voyage/routes/account-query.ts';
import { DeskPage } from '@voyage/staff/pages/DeskPage.tsx';

export const Route = createFileRoute('/$lang/user/staff/{-$section}/{-$id}')({
  validateSearch: productOrdersQuerySchema,
  head: deskHead,
  component: () => <DeskPage {...Route.useParams()} {...Route.useSearch()} />,
  staticData: { hideNewsletter: true },
});
