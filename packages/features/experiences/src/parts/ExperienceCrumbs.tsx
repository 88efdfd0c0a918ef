import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Breadcrumb } from '@voyage/ui/navigation/Breadcrumb.tsx';
import type { Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import * as css from './ExperienceCrumbs.css.ts';

/** Breadcrumbs of an experience's page. */
export function ExperienceCrumbs({ way }: { way: readonly Crumb[] }) {
  const { t, locale } = usePage();
  return (
    <div className={`${container} ${css.crumbs}`}>
      <Breadcrumb
        label={t('site.breadcrumb')}
        crumbs={[{ name: t('experiences.menu'), href: href.experiences(locale) }, ...way]}
        linkAs={Link}
      />
    </div>
  );
}
