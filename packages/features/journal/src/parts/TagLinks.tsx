import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useId } from 'react';
import * as css from './TagLinks.css.ts';

/** Tags, as links to their articles. `current`: the selected one. */
export function TagLinks({
  title,
  tags,
  current,
}: {
  title: string;
  tags: readonly { code: string; name: string }[];
  current?: string | undefined;
}) {
  const locale = useLocale();
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <nav className={css.tags} aria-labelledby={id}>
      <h2 className={text.strong} id={id}>
        {title}
      </h2>
      <ul className={css.list}>
        {tags.map(({ code, name }) => (
          <li key={code}>
            <Link
              className={css.tag}
              href={href.journalTag(locale, code)}
              aria-current={code === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
