import { createFileRoute } from '@tanstack/react-router';
import { upgradeHead } from '@voyage/membership/pages/own-route.ts';
import { UpgradePage } from '@voyage/membership/pages/UpgradePage.tsx';

export const Route = createFileRoute('/$lang/membership/upgrade/$level')({
  head: upgradeHead,
  component: () => <UpgradePage level={Route.useParams().level} />,
  staticData: { hideNewsletter: true },
});
