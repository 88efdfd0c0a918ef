import { createFileRoute } from '@tanstack/react-router';
import { detailHead, detailLoader } from '@voyage/stays/pages/detail-route.ts';
import { DetailPage } from '@voyage/stays/pages/DetailPage.tsx';
import { stayQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/$id')({
  validateSearch: stayQuerySchema,
  loader: ({ context, params }) => detailLoader(context, params.id),
  head: detailHead,
  component: () => <DetailPage hotelKey={Route.useParams().id} query={Route.useSearch()} />,
});
