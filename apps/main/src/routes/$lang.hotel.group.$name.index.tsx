import { createFileRoute } from '@tanstack/react-router';
import { groupHead, groupLoader } from '@voyage/features/stays/src/pages/group-route.ts';
import { GroupPage } from '@voyage/features/stays/src/pages/GroupPage.tsx';

export const Route = createFileRoute('/$lang/hotel/group/$name/')({ loader: groupLoader, head: groupHead, component: GroupPage });
