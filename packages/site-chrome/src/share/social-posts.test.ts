import { locales } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { socialPosts } from './social-posts.ts';

const page = {
  url: 'https://www.site.example/en/experience-share/blog/a-week',
  title: 'Salt & light: “a week”',
};

test.each(locales)('in %s a post has the full URL, and the title if the network takes one', (locale) => {
  const posts = socialPosts(locale, page);
  expect(posts.length).toBeGreaterThan(0);
  for (const { url } of posts) {
    const { protocol, searchParams } = new URL(url);
    expect(protocol).toBe('https:');
    const parameters = [...searchParams.values()];
    expect(parameters).toContain(page.url);
    expect(parameters.filter((value) => value !== page.url && value !== page.title)).toEqual([]);
  }
});

test('mainland visitors get no links to networks that they cannot open', () => {
  expect(socialPosts('zh-cn', page).map(({ network }) => network)).toEqual(['微博']);
});
