import { createFileRoute } from '@tanstack/react-router';
import { detailHead, detailLoader } from '@voyage/stays/pages/detail-route.ts';
import { DetailPage } from '@voyage/stays/pages/DetailPage.tsx';
import { readStayQuery } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/$id')({
  validateSearch: readStayQuery,
  loader: detailLoader,
  head: detailHead,
  component: DetailPage,
});
