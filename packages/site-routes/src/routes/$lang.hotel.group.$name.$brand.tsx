import { createFileRoute } from '@tanstack/react-router';
import { brandHead, brandLoader } from '@voyage/stays/pages/brand-route.ts';
import { BrandPage } from '@voyage/stays/pages/BrandPage.tsx';

export const Route = createFileRoute('/$lang/hotel/group/$name/$brand')({
  loader: brandLoader,
  head: brandHead,
  component: Page,
});

function Page() {
  const { name, brand } = Route.useParams();
  return <BrandPage groupCode={name} brandCode={brand} />;
}
