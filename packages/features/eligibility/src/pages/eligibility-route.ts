import { topLevelHead } from '@voyage/site-chrome/head/head.ts';
import { href } from '@voyage/routes/href.ts';

export const eligibilityHead = topLevelHead(
  (lang) => href.page(lang, 'eligibility'),
  'eligibility.title',
  (t) => t('eligibility.text'),
);
