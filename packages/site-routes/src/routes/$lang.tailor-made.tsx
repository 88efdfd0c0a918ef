import { createFileRoute } from '@tanstack/react-router';
import { tailorMadeHead } from '@voyage/tailor-made/pages/tailor-made-route.ts';
import { TailorMadePage } from '@voyage/tailor-made/pages/TailorMadePage.tsx';

export const Route = createFileRoute('/$lang/tailor-made')({
  head: tailorMadeHead,
  component: TailorMadePage,
});
