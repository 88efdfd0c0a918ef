import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { link } from '@voyage/ui/base/typography.css.ts';
import { socialPosts } from './social-posts.ts';
import * as css from './SocialPosts.css.ts';

/**
 * Links to share a page on the networks of the visitor's language: plain links, so that networks learn
 * nothing about mere visitors. `path` without query.
 */
export function SocialPosts({ path, title }: { path: string; title: string }) {
  const { t, locale } = usePage();
  const { origin } = useSite();
  return (
    <ul className={css.posts}>
      {socialPosts(locale, { url: origin + path, title }).map(({ network, url }) => (
        <li key={network}>
          <a
            className={`${link} ${css.post}`}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('journal.post', { network })}
          >
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
