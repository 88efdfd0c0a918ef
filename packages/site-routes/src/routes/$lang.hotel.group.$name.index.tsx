import { createFileRoute } from '@tanstack/react-router';
import { groupHead, groupLoader } from '@voyage/stays/pages/group-route.ts';
import { GroupPage } from '@voyage/stays/pages/GroupPage.tsx';

export const Route = createFileRoute('/$lang/hotel/group/$name/')({
  loader: groupLoader,
  head: groupHead,
  component: () => <GroupPage code={Route.useParams().name} />,
});
