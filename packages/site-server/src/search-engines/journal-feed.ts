import type { Api } from '@voyage/api-client/client.ts';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { xml } from '../platform/xml.ts';

const longest = 30;
/** The date of an article in the format of RSS: RFC 822, at noon in UTC, since an article has no time. */
const published = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

/** The newest articles of the journal in a language as RSS 2.0. `self`: the path of the feed. @throws RequestFailure */
export async function journalFeed(
  api: Api,
  { locale, name, origin, self }: { locale: Locale; name: string; origin: string; self: string },
): Promise<string> {
  const { articles } = await api.call('blogList', { body: { pageSize: longest } });
  const items = articles.map(({ slug, title, standfirst, category, author, publishedAt }) => {
    const address = xml(origin + href.article(locale, slug));
    return `<item><title>${xml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${xml(standfirst)}</description><category>${xml(category.name)}</category><dc:creator>${xml(author)}</dc:creator><pubDate>${published(publishedAt)}</pubDate></item>`;
  });
  const categories = [...new Set(articles.map(({ category }) => category.name))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>${xml(name)}</title><link>${xml(origin + href.journal(locale))}</link><description>${xml([name, ...categories].join(' · '))}</description><language>${htmlLang(locale)}</language><atom:link href="${xml(origin + self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
