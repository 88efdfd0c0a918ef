import { createFileRoute } from '@tanstack/react-router';
import { eligibilityHead } from '@voyage/membership/pages/eligibility-route.ts';
import { EligibilityPage } from '@voyage/membership/pages/EligibilityPage.tsx';

export const Route = createFileRoute('/$lang/eligibility')({
  head: eligibilityHead,
  component: EligibilityPage,
});
