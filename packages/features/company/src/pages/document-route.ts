import { pageHead, breadcrumbFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { FilledAbout, FilledDocument } from '../state/document.ts';
import type { DocumentName } from '../state/document-files.ts';

/** The document in the visitor's language, with every number filled in. Every page includes this file, so all else is lazy. */
export const documentLoader =
  (name: DocumentName) =>
  async ({ context }: Loading): Promise<FilledDocument> =>
    (await import('../state/document-load.ts')).loadDocument(name, context);

/** The About page, in the same way. */
export const aboutLoader = async ({ context }: Loading): Promise<FilledAbout> =>
  (await import('../state/document-load.ts')).loadAbout(context);

export const documentHead =
  (name: DocumentName | 'about') =>
  ({ match: { context }, loaderData }: Matched<FilledDocument>) => {
    const path = href.page(context.locale, name);
    const title = context.words.intl(context.locale).t(`company.${name}.title`);
    return pageHead(context, {
      path,
      title,
      description: loaderData?.summary,
      facts: [breadcrumbFromHome(context, { name: title, href: path })],
    });
  };
