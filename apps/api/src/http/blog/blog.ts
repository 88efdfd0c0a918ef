import { endpoints } from '@voyage/contracts/endpoints.ts';
import { categoriesOf, listArticles, readArticle, searchArticles } from '../../use-cases/journal/journal.ts';
import { handler } from '../handler.ts';

const cacheSeconds = 300;
export const blogCategories = handler(endpoints.blogCategories, ({ locale }) => ({
  data: categoriesOf(locale),
  cacheSeconds,
}));
export const blogList = handler(endpoints.blogList, ({ body, caller, locale }) => ({
  data: listArticles(body, caller, locale),
  ...(body.isDraft ? {} : { cacheSeconds }),
}));
export const blogSearch = handler(endpoints.blogSearch, ({ body, locale }) => ({
  data: searchArticles(body, locale),
  cacheSeconds,
}));
export const article = handler(endpoints.article, ({ params, query, caller, locale }) => ({
  data: readArticle(params.slug, query.isDraft === 'true', caller, locale),
  ...(query.isDraft === 'true' ? {} : { cacheSeconds }),
}));
