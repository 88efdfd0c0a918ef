import { createFileRoute } from '@tanstack/react-router';
import {
  beforeLanguage,
  languageHead,
  LanguageLayout,
  PageError,
} from '@voyage/frame/layout/LanguageLayout.tsx';

export const Route = createFileRoute('/$lang')({
  beforeLoad: beforeLanguage,
  head: languageHead,
  component: LanguageLayout,
  errorComponent: PageError,
});
