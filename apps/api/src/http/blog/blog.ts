import { categoriesOf, listArticles, readArticle, searchArticles } from '../../use-cases/content/journal.ts';
import { cached } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

export const blog = {
  blogCategories: ({ locale }) => cached(categoriesOf(locale), 300, 'journal'),
  blogList: ({ body, caller, locale }) => listArticles(body, caller, locale),
  blogSearch: ({ body, locale }) => searchArticles(body, locale),
  article: ({ params, query, caller, locale }) => {
    const isDraft = query.isDraft === 'true';
    const found = readArticle(params.slug, isDraft, caller, locale);
    return isDraft ? found : cached(found, 300, 'journal');
  },
} satisfies Partial<Handlers>;
