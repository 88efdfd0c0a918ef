import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { pageHead } from '@voyage/frame/head/head.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd } from '@voyage/ui/breadcrumb-json-ld.ts';
import type { DocumentFacts, FilledAbout, FilledDocument } from '../state/document.ts';
import type { DocumentName } from '../state/document-files.ts';

/**
 * Placeholders and files of documents: loaded with the first document, because every page includes this
 * file.
 */
const filling = () =>
  Promise.all([import('../state/document-files.ts'), import('../state/document.ts')]).then(
    ([files, { fillDocument }]) => ({ ...files, fillDocument }),
  );

/** Facts that documents mention about the company, the levels and the rules, in the visitor's language. */
export async function loadFacts({ queryClient, api, locale, words }: PageContext): Promise<DocumentFacts> {
  const { formatMessage: t } = words.intl(locale);
  const [{ documentFacts }, organization] = await Promise.all([
    import('../state/document-facts.ts'),
    queryClient.ensureQueryData(queries.org(api, locale, brand.id)),
  ]);
  return documentFacts(locale, organization, (level) => t({ id: `tier.${level}` }));
}

/** The document in the visitor's language, with every number filled in. */
export const documentLoader =
  (name: DocumentName) =>
  async ({ context }: { context: PageContext }): Promise<FilledDocument> => {
    const { documentFiles, fillDocument } = await filling();
    const [{ default: text }, facts] = await Promise.all([
      documentFiles[name][context.locale](),
      loadFacts(context),
    ]);
    return fillDocument(text, facts);
  };

/** The About page, in the same way. */
export async function aboutLoader({ context }: { context: PageContext }): Promise<FilledAbout> {
  const { aboutFiles, fillDocument } = await filling();
  const [{ default: text }, facts] = await Promise.all([aboutFiles[context.locale](), loadFacts(context)]);
  return { ...fillDocument(text, facts), milestones: [...text.milestones] };
}

export const documentHead =
  (name: DocumentName | 'about') =>
  ({ match: { context }, loaderData }: { match: { context: PageContext }; loaderData?: FilledDocument }) => {
    const { locale, origin } = context;
    const { formatMessage: t } = context.words.intl(locale);
    const path = href.page(locale, name);
    const title = t({ id: `company.${name}.title` });
    const crumbs = [
      { name: t({ id: 'site.home' }), href: href.home(locale) },
      { name: title, href: path },
    ];
    return {
      ...pageHead({ locale, origin, path, title, ...(loaderData && { description: loaderData.summary }) }),
      scripts: jsonLd(breadcrumbJsonLd(crumbs, origin)),
    };
  };
