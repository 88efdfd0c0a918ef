import { createFileRoute } from '@tanstack/react-router';
import { detailHead, detailLoader, HotelPending, hotelPendingMs } from '@voyage/stays/pages/detail-route.tsx';
import { DetailPage } from '@voyage/stays/pages/DetailPage.tsx';
import { stayQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/$id')({
  validateSearch: stayQuerySchema,
  loader: ({ context, params }) => detailLoader(context, params.id),
  head: detailHead,
  pendingMs: hotelPendingMs,
  pendingMinMs: 0,
  pendingComponent: () => <HotelPending hotelKey={Route.useParams().id} />,
  component: () => <DetailPage hotelKey={Route.useParams().id} query={Route.useSearch()} />,
});
