import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import type { FilledAbout, FilledDocument } from '../state/document.ts';
import type { DocumentName } from '../state/document-files.ts';

/** The document in the visitor's language, with every number filled in. Every page includes this file, so all else is lazy. */
export const documentLoader =
  (name: DocumentName) =>
  async ({ context }: { context: PageContext }): Promise<FilledDocument> =>
    (await import('../state/document-load.ts')).loadDocument(name, context);

/** The About page, in the same way. */
export const aboutLoader = async ({ context }: { context: PageContext }): Promise<FilledAbout> =>
  (await import('../state/document-load.ts')).loadAbout(context);

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
