import { createFileRoute } from '@tanstack/react-router';
import { groupsHead, groupsLoader } from '@voyage/stays/pages/groups-route.ts';
import { GroupsPage } from '@voyage/stays/pages/GroupsPage.tsx';

export const Route = createFileRoute('/$lang/hotel/group/')({
  loader: groupsLoader,
  head: groupsHead,
  component: GroupsPage,
});
