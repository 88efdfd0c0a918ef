import { createFileRoute } from '@tanstack/react-router';
import { beforeLanguage, LanguageLayout, PageError } from '@voyage/site/LanguageLayout.tsx';

export const Route = createFileRoute('/$lang')({ beforeLoad: beforeLanguage, component: LanguageLayout, errorComponent: PageError });
