import type { Locale } from '@voyage/domain/locale.ts';

export interface SocialPost {
  /** The network as it writes itself. */
  network: string;
  /** Its own page for writing a post, filled in; nothing of it is loaded before it is opened. */
  url: string;
}

const writers = {
  LINE: ({ url }) => ['https://social-plugins.line.me/lineit/share', { url }],
  Facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  X: ({ url, title }) => ['https://x.com/intent/post', { url, text: title }],
  微博: ({ url, title }) => ['https://service.weibo.com/share/share.php', { url, title }],
} as const satisfies Record<
  string,
  (page: { url: string; title: string }) => [string, Record<string, string>]
>;

/** Where readers of a language tell each other about a page. */
const networks: Record<Locale, readonly (keyof typeof writers)[]> = {
  'zh-tw': ['LINE', 'Facebook'],
  'zh-cn': ['微博'],
  ja: ['LINE', 'X'],
  en: ['Facebook', 'X'],
};

/** The links that begin a post about a page; `url` is whole (docs/product/editorial.md). */
export const socialPosts = (locale: Locale, page: { url: string; title: string }): SocialPost[] =>
  networks[locale].map((network) => {
    const [address, query] = writers[network](page);
    return { network, url: `${address}?${new URLSearchParams(query)}` };
  });
