import { createFileRoute } from '@tanstack/react-router';
import {
  beforeLoadLanguage,
  languageHead,
  LanguageLayout,
  PageError,
} from '@voyage/site-chrome/layout/LanguageLayout.tsx';

export const Route = createFileRoute('/$lang')({
  // In the first scripts: the error page for a failed load must not need loading itself.
  codeSplitGroupings: [],
  beforeLoad: beforeLoadLanguage,
  head: languageHead,
  component: LanguageLayout,
  errorComponent: PageError,
});
