import type { Locale } from '@voyage/domain/locale.ts';

export interface SocialPost {
  /** The network's own spelling of its name. */
  network: string;
  /** The network's share page, prefilled; nothing of it loads before it is opened. */
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

/** The networks on which visitors of a language share pages. */
const networks: Record<Locale, readonly (keyof typeof writers)[]> = {
  'zh-tw': ['LINE', 'Facebook'],
  'zh-cn': ['微博'],
  ja: ['LINE', 'X'],
  en: ['Facebook', 'X'],
};

/** The share links of a page; `url` is absolute (docs/product/editorial.md). */
export const socialPosts = (locale: Locale, page: { url: string; title: string }): SocialPost[] =>
  networks[locale].map((network) => {
    const [address, query] = writers[network](page);
    return { network, url: `${address}?${new URLSearchParams(query)}` };
  });
