import { topLevelHead } from '@voyage/site-chrome/head/head.ts';
import { policy } from '@voyage/domain/policy.ts';
import { href } from '@voyage/routes/href.ts';

export const contactHead = topLevelHead(href.contact, 'company.contact.title', (t) =>
  t('company.contact.intro', { hours: policy.service.replyHours }),
);
