import { NotFoundPage } from '@voyage/home/pages/NotFoundPage.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';

export const NotFound = () => <NotFoundPage search={<SearchBar />} />;
