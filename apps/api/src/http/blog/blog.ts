import { categoriesOf, listArticles, readArticle, searchArticles } from '../../use-cases/content/journal.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

const cache = cacheFor(300, 'journal');

export const blog = {
  blogCategories: ({ locale }) => ({ data: categoriesOf(locale), cache }),
  blogList: ({ body, caller, locale }) => ({ data: listArticles(body, caller, locale) }),
  blogSearch: ({ body, locale }) => ({ data: searchArticles(body, locale) }),
  article: ({ params, query, caller, locale }) => ({
    data: readArticle(params.slug, query.isDraft === 'true', caller, locale),
    ...(query.isDraft === 'true' ? {} : { cache }),
  }),
} satisfies Partial<Handlers>;
