import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { documentFacts } from './document-facts.ts';
import { aboutFiles, documentFiles, faqFiles, type DocumentName } from './document-files.ts';
import { fillDocument, type DocumentFacts, type FilledAbout, type FilledDocument } from './document.ts';
import { fillFaq, type Faq } from './faq.ts';

/** Facts that documents mention about the company, the levels and the rules, in the visitor's language. */
async function loadFacts({ queryClient, api, locale, words }: PageContext): Promise<DocumentFacts> {
  const { t } = words.intl(locale);
  const organization = await queryClient.ensureQueryData(queries.org(api, locale, brand.id));
  return documentFacts(locale, organization, (level) => t(`tier.${level}`));
}

export async function loadDocument(name: DocumentName, context: PageContext): Promise<FilledDocument> {
  const [{ default: text }, facts] = await Promise.all([
    documentFiles[name][context.locale](),
    loadFacts(context),
  ]);
  return fillDocument(text, facts);
}

export async function loadAbout(context: PageContext): Promise<FilledAbout> {
  const [{ default: text }, facts] = await Promise.all([aboutFiles[context.locale](), loadFacts(context)]);
  return { ...fillDocument(text, facts), milestones: [...text.milestones] };
}

export async function loadFaq(context: PageContext): Promise<Faq> {
  const [{ default: text }, facts] = await Promise.all([faqFiles[context.locale](), loadFacts(context)]);
  return fillFaq(text, facts);
}
