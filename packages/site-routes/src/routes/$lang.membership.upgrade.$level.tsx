import { createFileRoute } from '@tanstack/react-router';
import { upgradeHead } from '@voyage/membership/pages/own-route.ts';
import { UpgradePage } from '@voyage/membership/pages/UpgradePage.tsx';

export const Route = createFileRoute('/$lang/membership/upgrade/$level')({
  head: upgradeHead,
  component: Page,
  staticData: { hideNewsletter: true },
});

function Page() {
  return <UpgradePage level={Route.useParams().level} />;
}
