import { endpoints } from '@voyage/contracts/endpoints.ts';
import { categoriesOf, listArticles, readArticle, searchArticles } from '../../use-cases/content/journal.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

const cache = cacheFor(300, 'journal');
export const blogCategories = handler(endpoints.blogCategories, ({ locale }) => ({
  data: categoriesOf(locale),
  cache,
}));
export const blogList = handler(endpoints.blogList, ({ body, caller, locale }) => ({
  data: listArticles(body, caller, locale),
}));
export const blogSearch = handler(endpoints.blogSearch, ({ body, locale }) => ({
  data: searchArticles(body, locale),
}));
export const article = handler(endpoints.article, ({ params, query, caller, locale }) => ({
  data: readArticle(params.slug, query.isDraft === 'true', caller, locale),
  ...(query.isDraft === 'true' ? {} : { cache }),
}));
