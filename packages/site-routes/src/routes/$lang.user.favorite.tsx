import { createFileRoute } from '@tanstack/react-router';
import { favouritesHead } from '@voyage/account/pages/account-routes.ts';
import { FavouritesPage } from '@voyage/account/pages/FavouritesPage.tsx';
import { favouritesQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/user/favorite')({
  validateSearch: favouritesQuerySchema,
  head: favouritesHead,
  component: () => <FavouritesPage {...Route.useSearch()} />,
});
