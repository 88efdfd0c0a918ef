import { createFileRoute } from '@tanstack/react-router';
import { brandHead, brandLoader } from '@voyage/features/stays/src/pages/brand-route.ts';
import { BrandPage } from '@voyage/features/stays/src/pages/BrandPage.tsx';

export const Route = createFileRoute('/$lang/hotel/group/$name/$brand')({ loader: brandLoader, head: brandHead, component: BrandPage });
