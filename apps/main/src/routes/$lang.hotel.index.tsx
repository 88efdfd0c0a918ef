import { createFileRoute } from '@tanstack/react-router';
import { landingHead, landingLoader } from '@voyage/features/stays/src/pages/landing-route.ts';
import { LandingPage } from '@voyage/features/stays/src/pages/LandingPage.tsx';

export const Route = createFileRoute('/$lang/hotel/')({ loader: landingLoader, head: landingHead, component: LandingPage });
