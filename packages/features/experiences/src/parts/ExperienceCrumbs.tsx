import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Breadcrumb } from '@voyage/ui/Breadcrumb.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import * as css from './ExperienceCrumbs.css.ts';

/** The way to the page of an experience. */
export function ExperienceCrumbs({ name, path }: { name: string; path: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
    <div className={`${container} ${css.crumbs}`}>
      <Breadcrumb
        label={t({ id: 'site.breadcrumb' })}
        crumbs={[
          { name: t({ id: 'experiences.menu' }), href: href.experiences(locale) },
          { name, href: path },
        ]}
        linkAs={Link}
      />
    </div>
  );
}
