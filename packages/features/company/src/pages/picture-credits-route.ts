import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';

interface CreditLine {
  id: string;
  shows: string;
  credit: string;
  source: string;
  licence: string;
}
export interface CreditLines {
  photographs: CreditLine[];
  renders: OwnPicture[];
  drawings: OwnPicture[];
}
export interface OwnPicture {
  id: string;
  shows: string;
}

/** The credits, only in the visitor's language. */
export async function pictureCreditsLoader({ context: { locale } }: Loading): Promise<CreditLines> {
  const { pictureCredits } = await import('@voyage/pictures/picture-credits.ts');
  const own = pictureCredits
    .filter((picture) => picture.package === null)
    .map(({ id, shows }) => ({ id, shows: shows[locale] }));
  const isDrawing = ({ id }: OwnPicture) => id.startsWith('art-');
  return {
    photographs: pictureCredits.flatMap(({ id, shows, credit, package: source, licence }) =>
      source === null ? [] : [{ id, shows: shows[locale], credit, source, licence }],
    ),
    renders: own.filter((picture) => !isDrawing(picture)),
    drawings: own.filter(isDrawing),
  };
}
export function pictureCreditsHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.page(context.locale, 'picture-credits'),
    title: t('credits.title'),
    description: t('credits.intro'),
  });
}
