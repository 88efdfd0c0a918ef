import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/features/editorial/src/pages/home-route.ts';
import { HomePage } from '@voyage/features/editorial/src/pages/HomePage.tsx';
import { SearchBar } from '@voyage/features/stays/src/parts/SearchBar.tsx';

export const Route = createFileRoute('/$lang/')({ loader: homeLoader, head: homeHead, component: () => <HomePage search={<SearchBar />} />, staticData: { overHero: true } });
