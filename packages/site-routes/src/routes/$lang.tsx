import { createFileRoute } from '@tanstack/react-router';
import {
  beforeLoadLanguage,
  languageHead,
  LanguageLayout,
  PageError,
} from '@voyage/frame/layout/LanguageLayout.tsx';

export const Route = createFileRoute('/$lang')({
  // With the first scripts: what says that a page could not be loaded must not have to be loaded itself.
  codeSplitGroupings: [],
  beforeLoad: beforeLoadLanguage,
  head: languageHead,
  component: LanguageLayout,
  errorComponent: PageError,
});
