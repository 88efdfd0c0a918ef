import { createFileRoute } from '@tanstack/react-router';
import { eligibilityHead } from '@voyage/eligibility/pages/eligibility-route.ts';
import { EligibilityPage } from '@voyage/eligibility/pages/EligibilityPage.tsx';

export const Route = createFileRoute('/$lang/eligibility')({
  head: eligibilityHead,
  component: EligibilityPage,
});
